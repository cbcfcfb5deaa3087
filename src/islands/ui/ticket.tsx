import type { ReactNode } from 'react'
import type { RibbonVariantProps } from '#styled/recipes'
import { CouponIcon } from './icons/coupon.tsx'
import { Ribbon } from './marks.tsx'
import { SafeImage } from './safe-image.tsx'
import { ticketLook as look } from './ticket-look.ts'

interface TicketProps {
  href: string
  name: string
  /** The id of its heading, for a button that is named by it. */
  nameId?: string | undefined
  /** The level of its heading. */
  level: 2 | 3
  image: string | undefined
  /** Its picture is on the first screen. */
  eager?: boolean | undefined
  /** One without a text is not drawn. */
  ribbon: { tone: RibbonVariantProps['tone']; text: string | undefined } | undefined
  validity: string
  /** What stands at its foot: a button, or a word. */
  children: ReactNode
}

/** A coupon in a list: 150 px high, with a stub to tear; a press anywhere opens it. Spec §2, coupon tile. */
export function Ticket(props: TicketProps) {
  const { href, name, nameId, level, image, eager, ribbon, validity, children } = props
  const Heading = `h${level}` as const
  return (
    <div className={look.ticket}>
      <div className={look.stub}>
        <SafeImage
          alt=""
          eager={eager}
          fallback={<CouponIcon large />}
          height={150}
          ratio="own"
          src={image}
          width={128}
        />
        {ribbon?.text && (
          <span className={look.ribbon}>
            <Ribbon tone={ribbon.tone}>{ribbon.text}</Ribbon>
          </span>
        )}
      </div>
      <div className={look.body}>
        <Heading className={look.name} id={nameId}>
          <a className={look.link} href={href}>
            {name}
          </a>
        </Heading>
        <p className={look.validity}>{validity}</p>
        <div className={look.foot}>{children}</div>
      </div>
    </div>
  )
}

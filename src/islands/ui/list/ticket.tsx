import TicketPercentIcon from 'lucide-react/icons/ticket-percent'
import type { ReactNode } from 'react'
import { type RibbonVariantProps, ribbon, ticket } from '#styled/recipes'
import { largeIcon } from '../icon-size.ts'
import { SafeImage } from '../safe-image.tsx'

const styles = ticket()

/** The layout of a list of tickets, and of their skeletons while they load. */
export const ticketList = styles.list

interface RibbonProps {
  tone: RibbonVariantProps['tone']
  /** The widest text that it will show: what stands beside it does not move when the text loses a digit. */
  widest?: string | undefined
  children: ReactNode
}

/** The time left on a coupon. CPN-8: grey before it is valid, the club's colour, red near the end. */
export function Ribbon({ tone, widest, children }: RibbonProps) {
  return (
    <span className={ribbon({ tone })} data-live="" data-widest={widest}>
      {children}
    </span>
  )
}

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
  ribbon:
    | { tone: RibbonVariantProps['tone']; text: string | undefined; widest?: string | undefined }
    | undefined
  validity: string
  /** The content at its foot: a button, or a word. */
  children: ReactNode
}

/** A coupon in a list: at least 150 px high, with a stub to tear; a press anywhere opens it. CPN-1. */
export function Ticket(props: TicketProps) {
  const { href, name, nameId, level, image, eager, ribbon, validity, children } = props
  const Heading = `h${level}` as const
  return (
    <div className={styles.place}>
      <div className={styles.root}>
        <div className={styles.stub}>
          <SafeImage
            eager={eager}
            fallback={<TicketPercentIcon className={largeIcon} />}
            height={150}
            ratio="own"
            src={image}
            width={128}
          />
        </div>
        <Heading className={styles.name} id={nameId}>
          <a className={styles.link} href={href}>
            {name}
          </a>
        </Heading>
        <div className={styles.body}>
          <div className={styles.time}>
            {ribbon?.text && (
              <Ribbon tone={ribbon.tone} widest={ribbon.widest}>
                {ribbon.text}
              </Ribbon>
            )}
            <p className={styles.validity} data-live="">
              {validity}
            </p>
          </div>
          <div className={styles.foot}>{children}</div>
        </div>
      </div>
    </div>
  )
}

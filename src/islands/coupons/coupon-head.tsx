import ClockIcon from 'lucide-react/icons/clock'
import TicketPercentIcon from 'lucide-react/icons/ticket-percent'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { Ribbon } from '#islands/ui/list/ribbon.tsx'
import { SafeImage } from '#islands/ui/safe-image.tsx'
import { detailStyles } from '#islands/ui/text/detail-styles.ts'
import type { ribbonOf } from './coupon-words.ts'

interface CouponHeadProps {
  /** Undefined where there is none to show. */
  ribbon?: ReturnType<typeof ribbonOf>
  /** The id of its heading, for what is named by it. */
  id?: string | undefined
  name: string
  /** '' when there is nothing true to say. */
  validity: string
}

/** The head of a coupon's own screen: its ribbon, its name, and when it is valid. */
export const CouponHead = ({ ribbon, id, name, validity }: CouponHeadProps) => (
  <header className={detailStyles.head} data-area="head">
    {ribbon?.text && (
      <p data-optional="">
        <Ribbon tone={ribbon.tone}>{ribbon.text}</Ribbon>
      </p>
    )}
    <h1 className={detailStyles.title} id={id} tabIndex={-1}>
      {name}
    </h1>
    {validity && (
      <p className={detailStyles.validity} data-live="">
        <ClockIcon />
        <span>{validity}</span>
      </p>
    )}
  </header>
)

interface CouponPictureProps {
  /** A safe address, or none. */
  image: string | undefined
}

/** A coupon's picture. */
export function CouponPicture({ image }: CouponPictureProps) {
  return (
    <div data-area="picture">
      <SafeImage
        alt=""
        corners="card"
        eager
        fallback={<TicketPercentIcon className={largeIcon} />}
        height={360}
        src={image}
        width={640}
      />
    </div>
  )
}

import ClockIcon from 'lucide-react/icons/clock'
import type { ribbonOf } from '#islands/shared/coupon-ticket.tsx'
import { Ribbon } from '#islands/ui/list/ticket.tsx'
import { DetailHead } from '#islands/ui/shapes/detail-head.tsx'
import { detailStyles } from '#islands/ui/text/detail-styles.ts'

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
  <DetailHead
    above={
      ribbon?.text && (
        <p data-optional="">
          <Ribbon tone={ribbon.tone}>{ribbon.text}</Ribbon>
        </p>
      )
    }
    id={id}
    name={name}
  >
    {validity && (
      <p className={detailStyles.validity} data-live="">
        <ClockIcon />
        <span>{validity}</span>
      </p>
    )}
  </DetailHead>
)

import type { SnapshotFrom } from 'xstate'
import type { couponUseMachine } from './coupon-use.machine.ts'

/** The view model of the screen of an activated coupon. */
export interface CouponUseView {
  /** The code may be shown to the staff. */
  readonly showsCode: boolean
  /** The question whether to deactivate is open. */
  readonly asks: boolean
  /** Its confirm button is loading. */
  readonly busy: boolean
  /** The time is over. */
  readonly ended: boolean
}

/** The view of an activated coupon. CPN-6. */
export const couponUseView = ({
  value,
}: Pick<SnapshotFrom<typeof couponUseMachine>, 'value'>): CouponUseView => {
  const busy = value === 'deactivating' || value === 'rechecking'
  const ended = value === 'ended'
  return {
    showsCode: !ended && value !== 'deactivated',
    asks: busy || value === 'confirming',
    busy,
    ended,
  }
}

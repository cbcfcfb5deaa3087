import type { SnapshotFrom } from 'xstate'
import type { couponUseMachine } from './coupon-use.machine.ts'

/** How the screen of an activated coupon shows itself. */
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

/** What to show of an activated coupon. Spec §4 "Coupon lifecycle". */
export const couponUseView = ({
  value,
}: Pick<SnapshotFrom<typeof couponUseMachine>, 'value'>): CouponUseView => {
  const busy = value === 'deactivating' || value === 'rechecking'
  const ended = value === 'ending' || value === 'ended'
  return {
    showsCode: !ended && value !== 'deactivated',
    asks: busy || value === 'confirming',
    busy,
    ended,
  }
}

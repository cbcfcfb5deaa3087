import type { SnapshotFrom } from 'xstate'
import type { BlockedReason, CouponStanding } from '#lib/domain/coupon-standing.ts'
import type { couponButtonMachine } from './coupon-button.machine.ts'

/** How a coupon's button shows itself: keys and figures, never text. */
export interface CouponButtonView {
  /** The key of its wording; where the cost is shown instead, `activate` gives way to it. */
  readonly label: 'activate' | 'active'
  /** Which of the settings' button colours it wears. */
  readonly tone: 'use' | 'active' | 'inactive'
  /** A lock stands on it: the member is not verified. */
  readonly locked: boolean
  /** Why the coupon cannot be activated yet: a tooltip, on hover or when `hintOpen`. */
  readonly hint: BlockedReason | undefined
  readonly hintOpen: boolean
  /** The dialog that is open. */
  readonly dialog: 'verification' | 'activation' | undefined
  /** The dialog's confirm button is loading, and closing the dialog must wait. */
  readonly busy: boolean
}

const tones = {
  unknown: 'inactive',
  unverified: 'inactive',
  blocked: 'inactive',
  ready: 'use',
  active: 'active',
} as const

/** What to show of a coupon's button. Spec §4 "Coupon button". */
export const couponButtonView = (
  { value }: Pick<SnapshotFrom<typeof couponButtonMachine>, 'value'>,
  standing: CouponStanding,
): CouponButtonView => {
  const busy = value === 'activating' || value === 'rechecking'
  const asking = busy || value === 'confirming'
  const hint = standing.as === 'blocked' ? standing.reason : undefined
  return {
    label: standing.as === 'active' ? 'active' : 'activate',
    tone: tones[standing.as],
    locked: standing.as === 'unverified',
    hint,
    hintOpen: value === 'hinting' && hint !== undefined,
    dialog: asking ? 'activation' : value === 'noticing' ? 'verification' : undefined,
    busy,
  }
}

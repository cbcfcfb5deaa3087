import type { SnapshotFrom } from 'xstate'
import type { BlockedReason, CouponStatus } from '#lib/domain/coupons/coupon-status.ts'
import type { couponButtonMachine } from './coupon-button.machine.ts'

/** The view model of a coupon's button: keys and figures, never text. */
export interface CouponButtonView {
  /** There is a button: a coupon that has ended has none. */
  readonly offered: boolean
  /** The key of its wording; where the cost is shown instead, `activate` gives way to it. */
  readonly label: 'activate' | 'active'
  /** The button colour from the settings that the button has. */
  readonly tone: 'use' | 'active' | 'inactive'
  /** A lock stands on it: the member is not verified. */
  readonly locked: boolean
  /** The reason why the coupon cannot be activated yet: a tooltip, on hover or when `hintOpen`. */
  readonly hint: BlockedReason | undefined
  readonly hintOpen: boolean
  /** The dialog that is open. */
  readonly dialog: 'verification' | 'activation' | undefined
  /** In the dialog the member shows that it is her, in place of the question. LCK-2. */
  readonly proving: boolean
  /** The dialog's confirm button is loading, and closing the dialog must wait. */
  readonly busy: boolean
  /** True while the outcome of the activation is being checked; the member is told so. */
  readonly checking: boolean
}

const tones = {
  ended: 'inactive',
  unknown: 'inactive',
  unverified: 'inactive',
  blocked: 'inactive',
  ready: 'use',
  active: 'active',
} as const

/** The view of a coupon's button. CPN-2. */
export const couponButtonView = (
  { value, context }: Pick<SnapshotFrom<typeof couponButtonMachine>, 'value' | 'context'>,
  status: CouponStatus,
): CouponButtonView => {
  const checking = value === 'rechecking' || context.isSlow
  const busy = checking || value === 'activating'
  const proving = value === 'reauthenticating'
  const asking = busy || proving || value === 'confirming'
  const hint = status.as === 'blocked' ? status.reason : undefined
  return {
    offered: status.as !== 'ended',
    label: status.as === 'active' ? 'active' : 'activate',
    tone: tones[status.as],
    locked: status.as === 'unverified',
    hint,
    hintOpen: value === 'hinting' && hint !== undefined,
    dialog: asking ? 'activation' : value === 'noticing' ? 'verification' : undefined,
    proving,
    busy,
    checking,
  }
}

import type { SnapshotFrom } from 'xstate'
import type { Attempt } from '#lib/domain/attempt.ts'
import type { Destination } from '#lib/domain/rewards/redemption.ts'
import type { Fulfilment, Order } from '#lib/domain/rewards/reward.ts'
import type { rewardRedeemMachine } from './reward-redeem.machine.ts'

/** The reason why a reward cannot be had after all. */
export type RewardRefusal = 'soldOut' | 'short' | 'unverified'

/** The view model of the dialog in which a reward is redeemed. */
export interface RewardRedeemView extends Attempt {
  /** The question or the message of the dialog; undefined while it is closed. */
  readonly step: 'choice' | 'question' | 'proof' | 'unsure' | 'refusal' | 'success' | undefined
  readonly way: Fulfilment | undefined
  readonly target: Destination | undefined
  readonly refusal: RewardRefusal | undefined
  /** The redeemed reward, as far as its own answer came. */
  readonly order: Order | undefined
  /** A call is under way; the dialog waits for its end. */
  readonly busy: boolean
  /** A reply was lost, and points and stock are being read. */
  readonly checking: boolean
}

const refusals: Readonly<Record<string, RewardRefusal>> = {
  out_of_stock: 'soldOut',
  not_enough_points: 'short',
  not_verified: 'unverified',
}

const steps = {
  resting: undefined,
  choosing: 'choice',
  confirming: 'question',
  reauthenticating: 'proof',
  redeeming: 'question',
  rechecking: 'question',
  unsure: 'unsure',
  refused: 'refusal',
  redeemed: 'success',
} as const

/** The view of redeeming a reward. RWD-2. */
export const rewardRedeemView = ({
  value,
  context: { way, target, refusal, order, callError, isUnsure },
}: Pick<SnapshotFrom<typeof rewardRedeemMachine>, 'value' | 'context'>): RewardRedeemView => ({
  step: steps[value],
  way,
  target,
  refusal: value === 'refused' ? refusals[refusal ?? ''] : undefined,
  order,
  callError,
  isUnsure,
  busy: value === 'redeeming' || value === 'rechecking',
  checking: value === 'rechecking',
})

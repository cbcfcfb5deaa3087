import { assign, type SnapshotFrom, setup } from 'xstate'
import { type Attempt, failedAgain, untried } from '#lib/domain/attempt.ts'
import { codeOf, needsConfirmation } from '#lib/domain/refusal.ts'
import {
  type Agreed,
  type Choice,
  type Destination,
  type Holdings,
  redemptionFailure,
  redemptionVerdict,
} from '#lib/domain/rewards/redemption.ts'
import type { Fulfilment, Order } from '#lib/domain/rewards/reward.ts'
import type { RewardStatus } from '#lib/domain/rewards/reward-status.ts'
import { notProvided } from '../not-provided.ts'

/** The choice that is redeemed, with the server's proof that it is the member, where she gave it. */
export interface Redemption extends Choice {
  readonly confirmation: string | undefined
}

interface Context extends Redemption, Attempt {
  /** The terms that the member agreed to last. */
  readonly agreed: Agreed | undefined
  /** The code of the last refusal. */
  readonly refusal: string | undefined
  /** The redeemed reward, as far as its own answer came. */
  readonly order: Order | undefined
}

const why = ({ event }: { event: { readonly error: unknown } }) => event.error
const noted = { type: 'note', params: why } as const
const verdict = ({ agreed }: Context, after: Holdings) => agreed && redemptionVerdict(agreed, after)

/**
 * The redemption of a reward by a member: the way and where it goes, the question, the one call. RWD-2.
 * A redemption is never sent again by itself: when its reply is lost, points and stock are read and tell what became
 * of it. A choice stays as it was through any failure after which it can still be had.
 */
export const rewardRedeemMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as Context,
    events: {} as
      /** way: the one that is offered first. */
        | { type: 'pressed'; status: RewardStatus; way: Fulfilment | undefined }
        | { type: 'wayChosen'; way: Fulfilment }
        | { type: 'targetChosen'; target: Destination }
        | ({ type: 'confirmed' } & Agreed)
        /** The member has shown that it is her. */
        | { type: 'reauthenticated'; confirmation: string }
        /** wentBack: to the choice, or to the question. dismissed: the dialog was closed. retried: points and stock are read once more. */
        | { type: 'wentBack' | 'dismissed' | 'retried' },
  },
  actors: {
    /** Redeems the reward. Fails with `not_verified`, `not_enough_points`, `out_of_stock`, `confirmation_required`. */
    redeem: notProvided<Order, Redemption>('redeem'),
    /** Reads points and stock anew. */
    recheck: notProvided<Holdings, { id: string }>('recheck'),
  },
  actions: {
    begin: assign((_, way: Fulfilment | undefined) => ({
      ...untried,
      way,
      target: undefined,
      order: undefined,
    })),
    agree: assign((_, { cost, before }: Agreed) => ({ ...untried, agreed: { cost, before } })),
    note: assign(({ context }, error: unknown) => ({
      ...failedAgain(context, error),
      refusal: codeOf(error),
    })),
  },
  guards: {
    isReady: (_, { as }: RewardStatus) => as === 'ready',
    needsConfirmation: (_, error: unknown) => needsConfirmation(error),
    isLost: (_, error: unknown) => redemptionFailure(error) === 'lost',
    isFinal: (_, error: unknown) => redemptionFailure(error) === 'final',
    isRedeemed: ({ context }, after: Holdings) => verdict(context, after) === 'redeemed',
    isUntouched: ({ context }, after: Holdings) => verdict(context, after) === 'untouched',
  },
}).createMachine({
  id: 'reward-redeem',
  context: ({ input: { id } }) => ({
    ...untried,
    ...{ id, way: undefined, target: undefined, agreed: undefined, refusal: undefined, order: undefined },
    confirmation: undefined,
  }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        pressed: {
          guard: { type: 'isReady', params: ({ event }) => event.status },
          target: 'choosing',
          actions: { type: 'begin', params: ({ event }) => event.way },
        },
      },
    },
    choosing: {
      on: {
        wayChosen: { actions: { type: 'begin', params: ({ event }) => event.way } },
        targetChosen: { target: 'confirming', actions: assign(({ event }) => ({ target: event.target })) },
        dismissed: 'resting',
      },
    },
    confirming: {
      on: {
        confirmed: { target: 'redeeming', actions: { type: 'agree', params: ({ event }) => event } },
        wentBack: { target: 'choosing', actions: assign(untried) },
        dismissed: 'resting',
      },
    },
    reauthenticating: {
      on: {
        reauthenticated: {
          target: 'redeeming',
          actions: assign(({ event }) => ({ confirmation: event.confirmation })),
        },
        wentBack: 'confirming',
        dismissed: 'resting',
      },
    },
    redeeming: {
      exit: assign({ confirmation: undefined }),
      invoke: {
        src: 'redeem',
        input: ({ context }) => context,
        onDone: { target: 'redeemed', actions: assign(({ event }) => ({ order: event.output })) },
        onError: [
          { guard: { type: 'needsConfirmation', params: why }, target: 'reauthenticating' },
          { guard: { type: 'isLost', params: why }, target: 'rechecking', actions: noted },
          { guard: { type: 'isFinal', params: why }, target: 'refused', actions: noted },
          { target: 'confirming', actions: noted },
        ],
      },
    },
    rechecking: {
      invoke: {
        src: 'recheck',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isRedeemed', params: ({ event }) => event.output }, target: 'redeemed' },
          { guard: { type: 'isUntouched', params: ({ event }) => event.output }, target: 'confirming' },
          { target: 'unsure' },
        ],
        onError: 'unsure',
      },
    },
    unsure: { on: { retried: 'rechecking', dismissed: 'resting' } },
    refused: { on: { dismissed: 'resting' } },
    redeemed: { on: { dismissed: 'resting' } },
  },
})

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

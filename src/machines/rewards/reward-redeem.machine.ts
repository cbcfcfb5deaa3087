import { assign, type SnapshotFrom, setup } from 'xstate'
import { type Attempt, codeOf, failedAgain, needsConfirmation, untried } from '#lib/domain/call-error.ts'
import { isUnclear, ownError } from '#lib/domain/call-then-recheck.ts'
import {
  type Agreed,
  type Choice,
  type Destination,
  redemptionFailure,
} from '#lib/domain/rewards/redemption.ts'
import type { Fulfilment, Order, RewardStatus } from '#lib/domain/rewards/reward.ts'
import { errorOf, notProvided } from '../setup-parts.ts'

/** The choice that is redeemed, with the server's proof that it is the member, where she gave it. */
export interface Redemption extends Choice {
  readonly confirmation: string | undefined
  /** The terms that the member agreed to last. */
  readonly agreed: Agreed | undefined
  /** It was sent, and nobody can tell what became of it: it is only looked for. */
  readonly isSent: boolean
}

interface Context extends Redemption, Attempt {
  /** The code of the last refusal. */
  readonly refusal: string | undefined
  /** The redeemed reward, as far as its own answer came. */
  readonly order: Order | undefined
  /** The answer to the redemption lets the member wait. */
  readonly isSlow: boolean
}

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
    /**
     * Redeems the reward; where the answer is lost, points and stock are read, and there is no order to give. Fails with
     * `not_verified`, `not_enough_points`, `out_of_stock`, `confirmation_required`, and `unclear` where nobody can tell.
     */
    redeem: notProvided<Order | undefined, Redemption>('redeem'),
  },
  actions: {
    begin: assign((_, way: Fulfilment | undefined) => ({
      ...untried,
      way,
      target: undefined,
      order: undefined,
    })),
    agree: assign((_, { cost, before }: Agreed) => ({ ...untried, agreed: { cost, before }, isSent: false })),
    note: assign(({ context, event }) => ({
      ...failedAgain(context, ownError(errorOf(event))),
      refusal: codeOf(errorOf(event)),
    })),
  },
  guards: {
    isReady: (_, { as }: RewardStatus) => as === 'ready',
    needsConfirmation: ({ event }) => needsConfirmation(errorOf(event)),
    isUnclear: ({ event }) => isUnclear(errorOf(event)),
    isFinal: ({ event }) => redemptionFailure(errorOf(event)) === 'final',
  },
  /** Milliseconds that a member waits without being told why. */
  delays: { patience: 2000 },
}).createMachine({
  id: 'reward-redeem',
  context: ({ input: { id } }) => ({
    ...untried,
    ...{ id, way: undefined, target: undefined, agreed: undefined, refusal: undefined, order: undefined },
    ...{ confirmation: undefined, isSent: false, isSlow: false },
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
      after: { patience: { actions: assign({ isSlow: true }) } },
      exit: assign({ confirmation: undefined, isSlow: false }),
      invoke: {
        src: 'redeem',
        input: ({ context }) => context,
        onDone: { target: 'redeemed', actions: assign(({ event }) => ({ order: event.output })) },
        onError: [
          { guard: 'needsConfirmation', target: 'reauthenticating' },
          { guard: 'isUnclear', target: 'unsure', actions: 'note' },
          { guard: 'isFinal', target: 'refused', actions: 'note' },
          { target: 'confirming', actions: 'note' },
        ],
      },
    },
    unsure: {
      on: { retried: { target: 'redeeming', actions: assign({ isSent: true }) }, dismissed: 'resting' },
    },
    refused: { on: { dismissed: 'resting' } },
    redeemed: { on: { dismissed: 'resting' } },
  },
})

/** The reasons why a reward cannot be had after all, by the codes of the platform. */
const refusals: Readonly<Record<string, 'soldOut' | 'short' | 'unverified'>> = {
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
  unsure: 'unsure',
  refused: 'refusal',
  redeemed: 'success',
} as const

/** The view of the dialog in which a reward is redeemed. RWD-2. */
export const rewardRedeemView = ({
  value,
  context: { way, target, refusal, order, callError, isUnsure, isSlow },
}: Pick<SnapshotFrom<typeof rewardRedeemMachine>, 'value' | 'context'>) => ({
  /** The question or the message of the dialog; undefined while it is closed. */
  step: steps[value],
  way,
  target,
  refusal: value === 'refused' ? refusals[refusal ?? ''] : undefined,
  /** The redeemed reward, as far as its own answer came. */
  order,
  callError,
  isUnsure,
  /** A call is under way; the dialog waits for its end. */
  busy: value === 'redeeming',
  /** The answer lets the member wait, and she is told that it is being checked. */
  checking: isSlow,
})
export type RewardRedeemView = ReturnType<typeof rewardRedeemView>

import { assign, type SnapshotFrom, setup } from 'xstate'
import { type Attempt, failedAgain, untried } from '#lib/domain/attempt.ts'
import { fieldErrorOf } from '#lib/domain/call-error.ts'
import { costOf, pointsOf } from '#lib/domain/points/points.ts'
import type { Promo, PromoError } from '#lib/domain/promo-code/promo.ts'
import { codeOf } from '#lib/domain/refusal.ts'
import { notProvided, notProvidedAction } from '../not-provided.ts'
import { type Failed, failed } from '../setup-parts.ts'

interface Context extends Attempt {
  /** The code that was sent last. */
  readonly code: string
  readonly fieldError: PromoError | undefined
  /** The gain from the last code. */
  readonly gain: Promo | undefined
  /** Counts the times that the focus is to come to the field. */
  readonly round: number
}

const promoErrorOf = (error: unknown, isUnsure: boolean): PromoError | undefined => {
  const code = codeOf(error)
  if (code === 'promo_invalid') return 'invalid'
  if (code === 'promo_used') return isUnsure ? 'usedByTry' : 'used'
  const serverMessage = fieldErrorOf(error, 'code')
  return serverMessage === undefined ? undefined : { serverMessage }
}

/**
 * Giving the club a promo code. One code at a time, sent once: after a lost reply only the member tries again, and a code
 * that is used by then was most likely used by her first try. PRF-7.
 */
export const promoCodeMachine = setup({
  types: {
    context: {} as Context,
    /** typed: the code changes. anotherAsked: one more code after one that was taken. */
    events: {} as { type: 'submitted'; typed: string } | { type: 'typed' | 'anotherAsked' },
  },
  actors: {
    /** Redeems the code. Fails with `promo_invalid` or `promo_used`. */
    redeem: notProvided<Promo, { code: string }>('redeem'),
  },
  actions: {
    /** Forgets the typed text, which is no longer needed. */
    forgetTyped: notProvidedAction,
    clear: assign({ fieldError: undefined, callError: undefined }),
    take: assign(({ context, event }) => {
      const code = event.type === 'submitted' ? event.typed.trim() : ''
      return { code, isUnsure: context.isUnsure && code === context.code }
    }),
    setError: assign(({ context }) => ({ fieldError: 'required' as const, round: context.round + 1 })),
    setFailure: assign(({ context }, { error }: Failed) => {
      const fieldError = promoErrorOf(error, context.isUnsure)
      return fieldError ? { fieldError, round: context.round + 1 } : failedAgain(context, error)
    }),
    keep: assign((_, { output }: { output: Promo }) => ({ gain: output, ...untried })),
    startAnew: assign(({ context }) => ({ code: '', gain: undefined, round: context.round + 1 })),
  },
  guards: { isFilledIn: ({ event }) => event.type === 'submitted' && event.typed.trim() !== '' },
}).createMachine({
  id: 'promo-code',
  context: { code: '', ...untried, fieldError: undefined, gain: undefined, round: 0 },
  initial: 'resting',
  states: {
    resting: {
      on: {
        typed: { actions: 'clear' },
        submitted: [
          { guard: 'isFilledIn', target: 'redeeming', actions: ['clear', 'take'] },
          { actions: ['clear', 'setError'] },
        ],
      },
    },
    redeeming: {
      invoke: {
        src: 'redeem',
        input: ({ context: { code } }) => ({ code }),
        onDone: {
          target: 'redeemed',
          actions: ['forgetTyped', { type: 'keep', params: ({ event }) => event }],
        },
        onError: { target: 'resting', actions: { type: 'setFailure', params: failed } },
      },
    },
    redeemed: { on: { anotherAsked: { target: 'resting', actions: 'startAnew' } } },
  },
})

/** The view model of the entry of a promo code. */
export interface PromoCodeView extends Attempt {
  readonly fieldError: PromoError | undefined
  readonly busy: boolean
  readonly round: number
  /** The gain from the code: its title, '' where it has none, and whole points, 0 where it gives none. */
  readonly gain: { readonly title: string; readonly points: number } | undefined
}

/** The view of the entry of a promo code. PRF-7. */
export const promoCodeView = ({
  value,
  context: { fieldError, callError, isUnsure, gain, round },
}: Pick<SnapshotFrom<typeof promoCodeMachine>, 'value' | 'context'>): PromoCodeView => ({
  fieldError,
  callError,
  isUnsure,
  busy: value === 'redeeming',
  round,
  gain: gain && { title: gain.title.trim(), points: pointsOf(costOf(gain.points)) ?? 0 },
})

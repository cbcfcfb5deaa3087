import { assign, setup } from 'xstate'
import { type Attempt, failedAgain, untried } from '#lib/domain/attempt.ts'
import type { Promo } from '#lib/domain/promo.ts'
import type { PromoFault } from '#lib/domain/promo-fault.ts'
import { codeOf } from '#lib/domain/refusal.ts'
import { faultOf } from '#lib/domain/trouble.ts'
import { notProvided, notProvidedAction } from '../not-provided.ts'

interface Context extends Attempt {
  /** The code that was sent last. */
  readonly code: string
  readonly fault: PromoFault | undefined
  /** What the last code gave. */
  readonly gain: Promo | undefined
  /** Counts the times that the focus is to come to the field. */
  readonly round: number
}

type Failed = { readonly error: unknown }

const faultIn = (error: unknown, isUnsure: boolean): PromoFault | undefined => {
  const code = codeOf(error)
  if (code === 'promo_invalid') return 'invalid'
  if (code === 'promo_used') return isUnsure ? 'usedByTry' : 'used'
  const said = faultOf(error, 'code')
  return said === undefined ? undefined : { said }
}

/**
 * Giving the club a promo code. One code at a time, sent once: after a lost reply only the member tries again, and a code
 * that is used by then was most likely used by her first try. Spec §2, "Promo code entry with success".
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
    /** What was typed has served. */
    forgetTyped: notProvidedAction,
    clear: assign({ fault: undefined, trouble: undefined }),
    take: assign(({ context, event }) => {
      const code = event.type === 'submitted' ? event.typed.trim() : ''
      return { code, isUnsure: context.isUnsure && code === context.code }
    }),
    blame: assign(({ context }) => ({ fault: 'required' as const, round: context.round + 1 })),
    refuse: assign(({ context }, { error }: Failed) => {
      const fault = faultIn(error, context.isUnsure)
      return fault ? { fault, round: context.round + 1 } : failedAgain(context, error)
    }),
    keep: assign((_, { output }: { output: Promo }) => ({ gain: output, ...untried })),
    startAnew: assign(({ context }) => ({ code: '', gain: undefined, round: context.round + 1 })),
  },
  guards: { isFilledIn: ({ event }) => event.type === 'submitted' && event.typed.trim() !== '' },
}).createMachine({
  id: 'promo-code',
  context: { code: '', ...untried, fault: undefined, gain: undefined, round: 0 },
  initial: 'resting',
  states: {
    resting: {
      on: {
        typed: { actions: 'clear' },
        submitted: [
          { guard: 'isFilledIn', target: 'redeeming', actions: ['clear', 'take'] },
          { actions: ['clear', 'blame'] },
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
        onError: { target: 'resting', actions: { type: 'refuse', params: ({ event }) => event } },
      },
    },
    redeemed: { on: { anotherAsked: { target: 'resting', actions: 'startAnew' } } },
  },
})

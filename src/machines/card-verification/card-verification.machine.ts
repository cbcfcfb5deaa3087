import { assertEvent, assign, setup } from 'xstate'
import { type CardFault, cardFault, cardRefusal } from '#lib/domain/card-choice.ts'
import { cardNumber } from '#lib/domain/card-number.ts'
import type { VerifiedCard } from '#lib/domain/one-time-code.ts'
import { type Trouble, troubleOf } from '#lib/domain/trouble.ts'
import { notProvided, notProvidedAction, notProvidedListener } from '../not-provided.ts'

interface Context {
  readonly fault: CardFault | undefined
  /** The card belongs to an account that one may sign in to. */
  readonly isTaken: boolean
  /** Why the card could not be looked up. */
  readonly trouble: Trouble | undefined
  /** How long the server asks to wait before another try, in milliseconds. */
  readonly wait: number
  /** Whole seconds that are left of it. */
  readonly left: number
  /** Counts refusals, so that the focus moves at each. */
  readonly round: number
}

const clean = { fault: undefined, isTaken: false, trouble: undefined, wait: 0 }

/**
 * A registration that begins with the card: its number is looked up before the form is shown. The number passes
 * through to the call and is never kept. Spec §2 "Card verification", §8.
 */
export const cardVerificationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'submitted'; number: string }
      /** The number was changed. */
      | { type: 'typed' }
      /** Whole seconds that are left to wait. */
      | { type: 'ticked'; left: number }
      /** The page is back from the back/forward cache. */
      | { type: 'returned' },
  },
  actors: {
    /** Asks whether a card may be registered. Fails with `card_unknown` or `card_taken`. */
    verify: notProvided<VerifiedCard, { number: string }>('verify'),
    /** Sends `ticked` at once, with each second, and with 0 at the end. Milliseconds. */
    countDown: notProvidedListener<{ wait: number }>('countDown'),
    /** Sends `returned` when the page comes back after it was left. */
    awaitReturn: notProvidedListener('awaitReturn'),
  },
  actions: {
    /** Hands the card over to the page of the form and goes there. */
    handOver: notProvidedAction as (_: Parameters<typeof notProvidedAction>[0], card: VerifiedCard) => void,
    clear: assign(clean),
    forgive: assign({ fault: undefined, isTaken: false }),
    blame: assign(({ context, event }) => {
      assertEvent(event, 'submitted')
      return { ...clean, fault: cardFault('existing', event.number), round: context.round + 1 }
    }),
    refuse: assign(({ context }, { error }: { error: unknown }) => ({
      ...cardRefusal(error),
      wait: troubleOf(error).wait ?? 0,
      round: context.round + 1,
    })),
    count: assign(({ event }) => (event.type === 'ticked' ? { left: event.left } : {})),
  },
  guards: {
    isNumber: ({ event }) => event.type === 'submitted' && !cardFault('existing', event.number),
    /** The server asks for patience. */
    mustWait: ({ context }) => context.wait > 0,
    isOver: ({ event }) => event.type === 'ticked' && event.left <= 0,
  },
}).createMachine({
  id: 'card-verification',
  context: { ...clean, left: 0, round: 0 },
  initial: 'presenting',
  on: { typed: { actions: 'forgive' } },
  states: {
    presenting: {
      always: { guard: 'mustWait', target: 'holding' },
      on: { submitted: [{ guard: 'isNumber', target: 'verifying', actions: 'clear' }, { actions: 'blame' }] },
    },
    verifying: {
      invoke: {
        src: 'verify',
        input: ({ event }) => {
          assertEvent(event, 'submitted')
          return { number: cardNumber(event.number) ?? '' }
        },
        onDone: { target: 'leaving', actions: { type: 'handOver', params: ({ event }) => event.output } },
        onError: {
          target: 'presenting',
          actions: { type: 'refuse', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    holding: {
      invoke: { src: 'countDown', input: ({ context }) => ({ wait: context.wait }) },
      on: {
        ticked: [{ guard: 'isOver', target: 'presenting', actions: 'clear' }, { actions: 'count' }],
      },
    },
    leaving: { invoke: { src: 'awaitReturn' }, on: { returned: 'presenting' } },
  },
})

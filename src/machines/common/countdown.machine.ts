import { assign, setup } from 'xstate'
import { nextChange } from '#lib/domain/time-left.ts'
import { notProvidedListener } from '../setup-parts.ts'

interface Context {
  /** The moment counted down to: unix milliseconds, by the server's clock. */
  readonly target: number
  /** The server's clock: unix milliseconds. */
  readonly now: () => number
  /** Whole seconds left; the running second counts. */
  readonly remaining: number
}

/** Never by counting down: a clock that was moved, a tab that slept or a late timer is right again at the next reading. */
const remaining = ({ target, now }: Context) => {
  const left = target - now()
  return left > 0 ? Math.ceil(left / 1000) : 0
}

/**
 * Counts down to a moment: the time left is read anew when its text changes, in the end on whole seconds, and when the member
 * returns. CPN-9.
 */
export const countdownMachine = setup({
  types: {
    input: {} as { target: number; now: () => number },
    context: {} as Context,
    /** The page was away (hidden, frozen, asleep) and is back. */
    events: {} as { type: 'woken' },
  },
  actors: {
    /** Sends `woken` whenever the member returns to the page. */
    watchReturn: notProvidedListener('watchReturn'),
  },
  actions: {
    readRemaining: assign({ remaining: ({ context }) => remaining(context) }),
  },
  guards: {
    isOver: ({ context }) => context.remaining === 0,
  },
  delays: {
    /** A day and a second at most: the text changes each day, and a browser's timer reaches 24 of them. */
    nextChange: ({ context }) =>
      Math.max(context.target - context.now() - nextChange(context.remaining) * 1000, 0),
  },
}).createMachine({
  id: 'countdown',
  context: ({ input }) => ({ ...input, remaining: 0 }),
  invoke: { src: 'watchReturn' },
  initial: 'counting',
  states: {
    counting: {
      entry: 'readRemaining',
      always: { guard: 'isOver', target: 'ended' },
      after: { nextChange: { target: 'counting', reenter: true } },
      on: { woken: { target: 'counting', reenter: true } },
    },
    ended: { type: 'final' },
  },
})

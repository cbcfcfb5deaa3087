import { assign, type SnapshotFrom, setup } from 'xstate'
import { nextChange, runsCountdown, timeLeft } from '#lib/domain/time-left.ts'
import { notProvidedAction, notProvidedListener } from '../setup-parts.ts'

interface Context {
  /** The moment counted down to: unix milliseconds, by the server's clock. */
  readonly target: number
  /** The server's clock: unix milliseconds. */
  readonly now: () => number
  /** Whole seconds left; the second that is running counts. */
  readonly remaining: number
}

/** Never by counting down: a clock that was moved, a tab that slept or a late timer is right again at the next reading. */
const remaining = ({ target, now }: Context) => {
  const left = target - now()
  return left > 0 ? Math.ceil(left / 1000) : 0
}

/**
 * Counts down to a moment: the time left is read anew when its text changes, in the end on whole seconds, and when the member
 * returns. `announceEnd` runs once, at the end. CPN-9.
 */
export const countdownMachine = setup({
  types: {
    input: {} as { target: number; now: () => number },
    context: {} as Context,
    events: {} as
      /** The page was away (hidden, frozen, asleep) and is back. */
        | { type: 'woken' }
        /** There is another moment to count down to. */
        | { type: 'retargeted'; target: number },
  },
  actors: {
    /** Sends `woken` whenever the member returns to the page. */
    watchReturn: notProvidedListener('watchReturn'),
  },
  actions: {
    readRemaining: assign({ remaining: ({ context }) => remaining(context) }),
    announceEnd: notProvidedAction,
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
  on: {
    retargeted: { target: '.counting', actions: assign({ target: ({ event }) => event.target }) },
  },
  states: {
    counting: {
      entry: 'readRemaining',
      always: { guard: 'isOver', target: 'ended' },
      after: { nextChange: { target: 'counting', reenter: true } },
      on: { woken: { target: 'counting', reenter: true } },
    },
    ended: { entry: 'announceEnd' },
  },
})

/** The view of a countdown. CPN-9. */
export const countdownView = ({
  value,
  context: { remaining: seconds },
}: Pick<SnapshotFrom<typeof countdownMachine>, 'value' | 'context'>) => ({
  /** Whole seconds left. */
  seconds,
  /** The same in the unit a member reads. */
  left: timeLeft(seconds),
  /** It ticks: 100 seconds or fewer are left. */
  running: runsCountdown(seconds),
  ended: value === 'ended',
})
export type CountdownView = ReturnType<typeof countdownView>

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
 * Counts down to a moment. It waits until 100 seconds are left and then ticks on whole seconds; `announceEnd` runs
 * once, at the end. While it waits it wakes only when the text of the time left changes. CPN-9.
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
    isNear: ({ context }) => runsCountdown(context.remaining),
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
  initial: 'looking',
  on: {
    retargeted: { target: '.looking', actions: assign({ target: ({ event }) => event.target }) },
  },
  states: {
    looking: {
      entry: 'readRemaining',
      always: [
        { guard: 'isOver', target: 'ended' },
        { guard: 'isNear', target: 'ticking' },
        { target: 'waiting' },
      ],
    },
    waiting: { after: { nextChange: 'looking' }, on: { woken: 'looking' } },
    ticking: { after: { nextChange: 'looking' }, on: { woken: 'looking' } },
    ended: { entry: 'announceEnd' },
  },
})

/** The view of a countdown. CPN-9. */
export const countdownView = ({
  value,
  context,
}: Pick<SnapshotFrom<typeof countdownMachine>, 'value' | 'context'>) => ({
  /** Whole seconds left. */
  seconds: context.remaining,
  /** The same in the unit a member reads. */
  left: timeLeft(context.remaining),
  /** It ticks: 100 seconds or fewer are left. */
  running: value === 'ticking',
  ended: value === 'ended',
})
export type CountdownView = ReturnType<typeof countdownView>

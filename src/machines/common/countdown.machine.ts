import { assign, setup } from 'xstate'
import { nextChange, wholeSeconds } from '#lib/domain/time-left.ts'
import { notProvidedListener } from '../setup-parts.ts'

/**
 * A clock as it was last read, and the moment that is counted down to; unix milliseconds, by the server's
 * clock.
 */
export interface Reading {
  /** Undefined where there is no moment. */
  readonly target: number | undefined
  /** Reads the clock. */
  readonly now: () => number
  readonly time: number
  /** Whole seconds until the target; the running second counts. Undefined without a target. */
  readonly remaining: number | undefined
}

/**
 * Reads a clock. It never counts: after a moved clock, a sleep or a late timer the next reading is right
 * again.
 */
export const readClock = (now: () => number, target: number | undefined, time = now()): Reading => {
  const remaining = target === undefined ? undefined : wholeSeconds((target - time) / 1000)
  return { target, now, time, remaining }
}

/**
 * Returns the milliseconds until the clock is to be read again: when the text of the time left changes, at
 * the end with each whole second; without a target with each second of the clock. A day and a second at most:
 * the text changes each day, and a browser's timer reaches 24 of them. CPN-9.
 */
export const untilNextReading = ({ target, now, remaining }: Reading): number => {
  const time = now()
  if (target === undefined || remaining === undefined) return 1000 - (time % 1000)
  return Math.max(target - time - nextChange(remaining) * 1000, 0)
}

/**
 * Counts down to a moment, or ticks where there is none. The clock is also read when the member returns. The
 * time of a coupon is counted by the same rule in `coupons/coupon-countdown`. CPN-9.
 */
export const countdownMachine = setup({
  types: {
    input: {} as Pick<Reading, 'now'> & { target?: number },
    context: {} as Reading,
    /** The page was away (hidden, frozen, asleep) and is back. */
    events: {} as { type: 'woken' },
  },
  actors: {
    /** Sends `woken` whenever the member returns to the page. */
    watchReturn: notProvidedListener('watchReturn'),
  },
  actions: {
    readClock: assign(({ context: { now, target } }) => readClock(now, target)),
  },
  guards: {
    isOver: ({ context }) => context.remaining === 0,
  },
  delays: {
    nextChange: ({ context }) => untilNextReading(context),
  },
}).createMachine({
  id: 'countdown',
  context: ({ input: { now, target } }) => readClock(now, target),
  invoke: { src: 'watchReturn' },
  initial: 'counting',
  states: {
    counting: {
      entry: 'readClock',
      always: { guard: 'isOver', target: 'ended' },
      after: { nextChange: { target: 'counting', reenter: true } },
      on: { woken: { target: 'counting', reenter: true } },
    },
    ended: { type: 'final' },
  },
})

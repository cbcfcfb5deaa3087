import { assign, type SnapshotFrom, setup } from 'xstate'
import { couponPeriod, type PeriodFacts } from '#lib/domain/coupons/coupon-period.ts'
import { type Reading, readClock, untilNextReading } from '../common/countdown.machine.ts'
import { notProvided, notProvidedListener } from '../setup-parts.ts'

/** A coupon whose time is counted. */
export interface CountedCoupon extends PeriodFacts {
  readonly id: string
}

/** The end of a coupon; unix seconds. */
export interface CouponEnd {
  readonly id: string
  readonly end: number
}

interface Context extends Reading {
  readonly coupon: CountedCoupon
  /** The target is the start of the coupon. */
  readonly isEarly: boolean
  /** The coupons were read again after this end. */
  readonly isRefreshed: boolean
}

/** Reads the clock against the next moment of a coupon: its start, else its end. */
const readTime = (coupon: CountedCoupon, now: () => number) => {
  const time = now()
  const { from, until } = couponPeriod(coupon, time / 1000) ?? {}
  const isEarly = from !== undefined && time / 1000 < from
  const moment = isEarly ? from : until
  return { coupon, isEarly, ...readClock(now, moment === undefined ? undefined : moment * 1000, time) }
}

/**
 * Follows a coupon through its time: to its start, then to its end, after which the coupons are read again.
 * The first snapshot has the first reading, so that the first frame shows it. CPN-9.
 */
export const couponCountdownMachine = setup({
  types: {
    input: {} as Pick<Context, 'coupon' | 'now'>,
    context: {} as Context,
    events: {} as
      /** The page was away (hidden, frozen, asleep) and is back. */
        | { type: 'woken' }
        /** The screen has other facts about the coupon. */
        | { type: 'changed'; coupon: CountedCoupon },
  },
  actors: {
    /** Sends `woken` whenever the member returns to the page. */
    watchReturn: notProvidedListener('watchReturn'),
    /** Reads the coupons again. Resolves when they are there. */
    refresh: notProvided<unknown, CouponEnd>('refresh'),
  },
  actions: {
    readClock: assign(({ context: { coupon, now, target, isRefreshed } }) => {
      const reading = readTime(coupon, now)
      // An end that a wrong clock reported too early is reported again in its time.
      return {
        ...reading,
        isRefreshed: isRefreshed && reading.remaining === 0 && reading.target === target,
      }
    }),
    take: assign(({ event }) => (event.type === 'changed' ? { coupon: event.coupon } : {})),
  },
  guards: {
    isOther: ({ context, event }) => event.type === 'changed' && event.coupon !== context.coupon,
    isOver: ({ context: { remaining, isRefreshed } }) => remaining === 0 && !isRefreshed,
    /** The coupon has no end, or its end is past. */
    hasNoMoment: ({ context }) => !context.remaining,
  },
  delays: {
    nextChange: ({ context }) => untilNextReading(context),
  },
}).createMachine({
  id: 'coupon-countdown',
  context: ({ input: { coupon, now } }) => ({ ...readTime(coupon, now), isRefreshed: false }),
  invoke: { src: 'watchReturn' },
  initial: 'counting',
  on: { changed: { guard: 'isOther', target: '.counting', actions: 'take' } },
  states: {
    counting: {
      entry: 'readClock',
      always: [
        { guard: 'isOver', target: 'refreshing' },
        { guard: 'hasNoMoment', target: 'resting' },
      ],
      after: { nextChange: { target: 'counting', reenter: true } },
      on: { woken: { target: 'counting', reenter: true } },
    },
    refreshing: {
      invoke: {
        src: 'refresh',
        input: ({ context: { coupon, target = 0 } }) => ({ id: coupon.id, end: target / 1000 }),
        // The answers correct a wrong clock: there may be time left.
        onDone: { target: 'counting', actions: assign({ isRefreshed: true }) },
      },
    },
    resting: { on: { woken: 'counting' } },
  },
})

/** The view of a coupon's time; whole seconds. CPN-9. */
export const couponCountdownView = ({
  context: { time, remaining, isEarly },
}: Pick<SnapshotFrom<typeof couponCountdownMachine>, 'context'>) => ({
  /** The server's clock: unix seconds. It is read whenever a text or a status that depends on it changes. */
  now: time / 1000,
  /** The time until the start; undefined from then on. */
  wait: isEarly ? remaining : undefined,
  /** The time until the end, 0 from then on; undefined before the start, and where there is no end. */
  left: isEarly ? undefined : remaining,
})
export type CouponCountdownView = ReturnType<typeof couponCountdownView>

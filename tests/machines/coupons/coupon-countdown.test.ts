import { beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import {
  type CountedCoupon,
  couponCountdownMachine,
  couponCountdownView,
} from '#machines/coupons/coupon-countdown.machine.ts'

const second = 1000
const day = 86_400 * second
const begin = Date.UTC(2026, 10, 20, 10)
const seconds = begin / second

beforeEach(() => {
  vi.useFakeTimers({ now: begin })
})

/**
 * A running countdown of a coupon, whose clock may be wrong by some milliseconds; the refresh is answered by
 * hand.
 */
function start(coupon: CountedCoupon) {
  let wrong = 0
  let resolve = (_answer?: unknown) => {}
  const refresh = vi.fn(
    () =>
      new Promise((resolved) => {
        resolve = resolved
      }),
  )
  const actor = createActor(
    couponCountdownMachine.provide({
      actors: { watchReturn: fromCallback(() => {}), refresh: fromPromise(refresh) },
    }),
    { input: { coupon, now: () => Date.now() + wrong } },
  )
  return {
    actor,
    refresh,
    skew: (milliseconds: number) => {
      wrong = milliseconds
    },
    answer: async () => {
      resolve()
      await vi.advanceTimersByTimeAsync(0)
    },
    view: () => couponCountdownView(actor.getSnapshot()),
  }
}

test('the first reading is there before the countdown runs: the first frame shows it @CPN-9', () => {
  const { view } = start({ id: 'c', valid_until: seconds + 90 })
  expect(view()).toEqual({ now: seconds, left: 90, wait: undefined })
})

test('a coupon is counted to its start, then to its end, which refreshes the coupons once @CPN-9', async () => {
  const { actor, view, refresh, answer } = start({
    id: 'c',
    valid_from: seconds + 5,
    valid_until: seconds + 9,
  })
  actor.start()
  expect(view()).toMatchObject({ wait: 5, left: undefined })
  await vi.advanceTimersByTimeAsync(5 * second)
  expect(view()).toMatchObject({ wait: undefined, left: 4 })
  expect(refresh).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(4 * second)
  await answer()
  expect(view()).toMatchObject({ left: 0 })
  expect(refresh).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('a clock that is put right by the refresh counts on, and the true end is one of its own @CPN-9 FT-20', async () => {
  const { actor, view, refresh, answer, skew } = start({ id: 'c', valid_until: seconds + 90 })
  skew(day)
  actor.start()
  actor.send({ type: 'woken' })
  expect(view().left).toBe(0)
  skew(0)
  await answer()
  expect(view().left).toBe(90)
  await vi.advanceTimersByTimeAsync(90 * second)
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('a coupon without an end waits for nothing until another one takes its place @CPN-9', () => {
  const { actor, view } = start({ id: 'c' })
  actor.start()
  expect(view()).toMatchObject({ left: undefined, wait: undefined })
  expect(vi.getTimerCount()).toBe(0)
  actor.send({ type: 'changed', coupon: { id: 'c', valid_until: seconds + 30 } })
  expect(view().left).toBe(30)
  actor.stop()
})

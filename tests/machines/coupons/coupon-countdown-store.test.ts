import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/queries/query-client.ts'
import { couponEnded } from '#machines/coupons/coupon-countdown.store.ts'

const asked = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async (filters) =>
    asked(filters?.queryKey?.[0]),
  )
})

test('ends that fall together ask once, after the server’s second is surely over @CPN-9', async () => {
  const first = couponEnded('a', 1000)
  const second = couponEnded('b', 1000)
  expect(asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  await Promise.all([first, second])
  expect(asked.mock.calls.flat()).toEqual(['coupons', 'coupon'])
})

test('an end that two parts of the screen count down to is told of once @CPN-9 FT-20', async () => {
  expect(couponEnded('c', 1000)).toBeInstanceOf(Promise)
  await vi.advanceTimersByTimeAsync(5000)
  expect(couponEnded('c', 1000)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked.mock.calls.flat()).toEqual(['coupons', 'coupon'])
})

test('an end that came too early, by a clock that was wrong, may come again FT-20', async () => {
  couponEnded('d', 1000)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(couponEnded('d', 1000)).toBeInstanceOf(Promise)
})

test('another activation of the same coupon has an end of its own @CPN-9', async () => {
  couponEnded('e', 1000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(couponEnded('e', 2000)).toBeInstanceOf(Promise)
})

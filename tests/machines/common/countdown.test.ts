// @vitest-environment jsdom

import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { timeLeft } from '#lib/domain/time-left.ts'
import { countDown, countdownOf, countdownTo } from '#machines/common/countdown.store.ts'

const second = 1000
const day = 86_400 * second
const begin = Date.UTC(2026, 10, 20, 10)

beforeEach(() => {
  vi.useFakeTimers({ now: begin })
})

/** A running countdown; each second that it reports is kept with the moment. */
function start(milliseconds: number) {
  const shown: { at: number; left: number }[] = []
  const stop = countDown({ target: begin + milliseconds, now: Date.now }, (left) =>
    shown.push({ at: Date.now() - begin, left }),
  )
  return {
    shown,
    stop,
    left: () => shown.at(-1)?.left,
    ends: () => shown.filter(({ left }) => left === 0).length,
  }
}

test('a countdown ticks each second to its end, which it reports once @CPN-9', () => {
  const { shown, left, ends } = start(250_300)
  vi.advanceTimersByTime(150_299)
  expect(left()).toBe(101)
  vi.advanceTimersByTime(1)
  expect(left()).toBe(100)
  vi.advanceTimersByTime(day)
  expect(shown.slice(-101)).toEqual(
    Array.from({ length: 101 }, (_, index) => ({ at: 150_300 + index * second, left: 100 - index })),
  )
  expect(ends()).toBe(1)
})

test('while it waits it wakes only when its text changes @CPN-9', () => {
  const { shown } = start(3 * day)
  vi.advanceTimersByTime(3 * day - 600 * second)
  const texts = shown.map(({ left }) => JSON.stringify(timeLeft(left)))
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.length).toBeLessThan(120)
})

test('what is shown is never off by a second, whenever one looks @CPN-9 @FT-20', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3_700_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (length, part) => {
        vi.setSystemTime(begin)
        const { left, stop } = start(length)
        const passed = Math.floor(length * part)
        vi.advanceTimersByTime(passed)
        expect(timeLeft(left() ?? Number.NaN)).toEqual(timeLeft(Math.ceil((length - passed) / second)))
        stop()
      },
    ),
    { numRuns: 60 },
  )
})

test('an end that is over is reported at once, and once @CPN-9', () => {
  for (const milliseconds of [0, -5000, Number.NaN]) {
    const { shown } = start(milliseconds)
    vi.advanceTimersByTime(day)
    expect(shown.map(({ left }) => left)).toEqual([0])
  }
})

test('an end farther off than any timer reaches is waited for in steps @AS-20', () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const { ends } = start(60 * day)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(2 ** 31)
  expect(ends()).toBe(0)
  vi.advanceTimersByTime(60 * day - 2 ** 31)
  expect(ends()).toBe(1)
  // A browser fires a timer of more than 2147483647 ms at once.
  expect(Math.max(...timers.mock.calls.map(([, delay]) => delay ?? 0))).toBeLessThanOrEqual(day + second)
})

test('after a sleep the remaining time is right at once on return @FT-21', () => {
  const { left, ends } = start(100 * second)
  vi.setSystemTime(begin + 60 * second)
  expect(left()).toBe(100)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(left()).toBe(40)
  vi.setSystemTime(begin + 600 * second)
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(ends()).toBe(1)
})

test('a clock that jumps a day ahead or back is followed, from the target and not from the ticks @FT-20', () => {
  const { left, ends } = start(50 * second)
  vi.setSystemTime(begin - day)
  vi.advanceTimersByTime(second)
  expect(timeLeft(left() ?? Number.NaN)).toEqual({ unit: 'hours', value: 24 })
  vi.setSystemTime(begin + 20 * second)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(left()).toBe(30)
  vi.setSystemTime(begin + day)
  vi.advanceTimersByTime(second)
  expect(ends()).toBe(1)
})

test.each([
  ['is stopped', 0],
  ['has ended', 50],
])('a countdown that %s leaves neither a timer nor a listener behind @AS-37', (_, seconds) => {
  const added = vi.spyOn(document, 'addEventListener')
  const removed = vi.spyOn(document, 'removeEventListener')
  const { stop } = start(50 * second)
  vi.advanceTimersByTime(seconds * second)
  if (seconds === 0) stop()
  expect(added).toHaveBeenCalledOnce()
  expect(removed.mock.calls).toEqual(added.mock.calls)
  expect(vi.getTimerCount()).toBe(0)
})

test('a countdown starts from a moment of the server or from a number of seconds @VER-1 @CPN-9', () => {
  expect(countdownTo(begin / second + 90).target).toBe(begin + 90 * second)
  expect(countdownOf(60).target).toBe(begin + 60 * second)
  expect(countdownOf(60).now()).toBe(begin)
})

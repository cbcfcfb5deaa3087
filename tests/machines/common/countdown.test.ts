// @vitest-environment jsdom

import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { timeLeft } from '#lib/domain/time-left.ts'
import { countdownView } from '#machines/common/countdown.machine.ts'
import { countdownOf, countdownTo, provideCountdown } from '#machines/common/countdown.store.ts'

const second = 1000
const day = 86_400 * second
const begin = Date.UTC(2026, 10, 20, 10)

beforeEach(() => {
  vi.useFakeTimers({ now: begin })
})

/** A running countdown; what it shows is kept with the moment it showed it. */
function start(milliseconds: number) {
  const onEnd = vi.fn()
  const shown: { at: number; seconds: number; running: boolean }[] = []
  const actor = createActor(provideCountdown({ onEnd }), {
    input: { target: begin + milliseconds, now: Date.now },
  })
  actor.subscribe((snapshot) => {
    const { seconds, running } = countdownView(snapshot)
    if (shown.at(-1)?.seconds !== seconds) shown.push({ at: Date.now() - begin, seconds, running })
  })
  actor.start()
  return { actor, onEnd, shown, view: () => countdownView(actor.getSnapshot()) }
}

test('a countdown appears at 100 seconds exactly and ticks each second to its end @CPN-9', () => {
  const { shown, onEnd, view } = start(250_300)
  vi.advanceTimersByTime(150_299)
  expect(view()).toMatchObject({ seconds: 101, running: false })
  vi.advanceTimersByTime(1)
  expect(view()).toMatchObject({ seconds: 100, running: true, ended: false })
  vi.advanceTimersByTime(100_000)
  const ticks = shown.filter(({ running }) => running)
  expect(ticks.map(({ seconds }) => seconds)).toEqual(Array.from({ length: 100 }, (_, index) => 100 - index))
  expect(ticks.map(({ at }) => at)).toEqual(
    Array.from({ length: 100 }, (_, index) => 150_300 + index * second),
  )
  expect(view()).toMatchObject({ seconds: 0, running: false, ended: true })
  expect(onEnd).toHaveBeenCalledOnce()
})

test('while it waits it wakes only when its text changes @CPN-9', () => {
  const { shown } = start(3 * day)
  vi.advanceTimersByTime(3 * day - 600 * second)
  const texts = shown.map(({ seconds }) => JSON.stringify(timeLeft(seconds)))
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
        const { actor, view } = start(length)
        const passed = Math.floor(length * part)
        vi.advanceTimersByTime(passed)
        expect(view().left).toEqual(timeLeft(Math.ceil((length - passed) / second)))
        actor.stop()
      },
    ),
    { numRuns: 60 },
  )
})

test('an end that is over calls back at once, and once @CPN-9', () => {
  for (const milliseconds of [0, -5000, Number.NaN]) {
    const { onEnd, view } = start(milliseconds)
    vi.advanceTimersByTime(day)
    expect(onEnd).toHaveBeenCalledOnce()
    expect(view()).toMatchObject({ seconds: 0, ended: true })
  }
})

test('an end farther off than any timer reaches is waited for in steps @AS-20', () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const { onEnd } = start(60 * day)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(2 ** 31)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60 * day - 2 ** 31)
  expect(onEnd).toHaveBeenCalledOnce()
  // A browser fires a timer of more than 2147483647 ms at once.
  expect(Math.max(...timers.mock.calls.map(([, delay]) => delay ?? 0))).toBeLessThanOrEqual(day + second)
})

test('after a sleep the remaining time is right at once on return @FT-21', () => {
  const { view, onEnd } = start(100 * second)
  vi.setSystemTime(begin + 60 * second)
  expect(view().seconds).toBe(100)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(view()).toMatchObject({ seconds: 40, running: true })
  vi.setSystemTime(begin + 600 * second)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(view().ended).toBe(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onEnd).toHaveBeenCalledOnce()
})

test('a clock that jumps a day ahead or back is followed, from the target and not from the ticks @FT-20', () => {
  const { view, onEnd } = start(50 * second)
  vi.setSystemTime(begin - day)
  vi.advanceTimersByTime(second)
  expect(view()).toMatchObject({ running: false, left: { unit: 'hours', value: 24 } })
  vi.setSystemTime(begin + 20 * second)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(view()).toMatchObject({ seconds: 30, running: true })
  vi.setSystemTime(begin + day)
  vi.advanceTimersByTime(second)
  expect(view().ended).toBe(true)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('a new target starts anew, and its end is another end @CPN-9', () => {
  const { actor, view, onEnd } = start(5 * second)
  vi.advanceTimersByTime(5 * second)
  actor.send({ type: 'retargeted', target: begin + 65 * second })
  expect(view()).toMatchObject({ seconds: 60, running: true, ended: false })
  vi.advanceTimersByTime(60 * second)
  expect(onEnd).toHaveBeenCalledTimes(2)
})

test('a stopped countdown leaves neither a timer nor a listener behind @AS-37', () => {
  const added = vi.spyOn(document, 'addEventListener')
  const removed = vi.spyOn(document, 'removeEventListener')
  const { actor, onEnd } = start(50 * second)
  actor.stop()
  expect(added).toHaveBeenCalledOnce()
  expect(removed.mock.calls).toEqual(added.mock.calls)
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(day)
  expect(onEnd).not.toHaveBeenCalled()
})

test('a countdown starts from a moment of the server or from a number of seconds @VER-1 @CPN-9', () => {
  expect(countdownTo(begin / second + 90).target).toBe(begin + 90 * second)
  expect(countdownOf(60).target).toBe(begin + 60 * second)
  expect(countdownOf(60).now()).toBe(begin)
})

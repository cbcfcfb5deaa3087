// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { restoreServerTime } from '#lib/browser/clock.ts'
import type { TillCode } from '#lib/domain/till-code.ts'
import { tillView } from '#machines/common/till.machine.ts'
import { till } from '#machines/common/till.store.ts'

const coffee: TillCode = { id: 'coffee', name: 'Coffee', digits: '1234', from: 0, until: 300 }
const card: TillCode = { id: 'card', name: 'Olivia Brennan', digits: '6340' }

afterEach(() => {
  restoreServerTime(undefined)
})

test('the page below hears once that the view is closed @TIL-1', () => {
  restoreServerTime({ low: 0, high: 0 })
  const closed = vi.fn()
  const actor = createActor(till(closed)).start()
  actor.send({ type: 'opened', codes: [card], shown: 'card' })
  expect(closed).not.toHaveBeenCalled()
  actor.send({ type: 'dismissed' })
  expect(closed).toHaveBeenCalledOnce()
  expect(tillView(actor.getSnapshot()).isOpen).toBe(false)
  actor.stop()
})

test('the seconds are the server’s: they tick on its seconds, and at once after a sleep @TIL-1 FT-20', async () => {
  vi.useFakeTimers({ now: 10_400 })
  restoreServerTime({ low: 100_300, high: 100_300 })
  const actor = createActor(till(() => {})).start()
  actor.send({ type: 'opened', codes: [{ ...card, until: 200 }], shown: 'card' })
  const left = () => tillView(actor.getSnapshot()).left
  expect(left()).toBe(90)
  await vi.advanceTimersByTimeAsync(299)
  expect(left()).toBe(90)
  await vi.advanceTimersByTimeAsync(1)
  expect(left()).toBe(89)
  await vi.advanceTimersByTimeAsync(2000)
  expect(left()).toBe(87)
  vi.setSystemTime(60_700)
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(left()).toBe(39)
  actor.stop()
})

test('bounds of more than a minute make the seconds a guess @TIL-1', () => {
  restoreServerTime({ low: -40_000, high: 40_000 })
  const actor = createActor(till(() => {})).start()
  actor.send({ type: 'opened', codes: [coffee], shown: 'coffee' })
  expect(tillView(actor.getSnapshot()).isSure).toBe(false)
  actor.stop()
})

import { beforeEach, expect, test, vi } from 'vitest'
import { now, nowSeconds, observeServerTime, restoreServerTime, serverTimeState } from '#lib/browser/clock.ts'

const start = Date.UTC(2026, 10, 20, 12)
beforeEach(() => {
  vi.useFakeTimers({ now: start })
  restoreServerTime(undefined)
})
/** An answer that took `ms` and left a server whose clock is `ahead` of ours when it was half way. */
const answer = (ahead: number, ms: number) => {
  const sent = Date.now()
  vi.advanceTimersByTime(ms)
  const written = sent + ms / 2 + ahead
  observeServerTime(Math.floor(written / 1000) * 1000, sent, Date.now())
}

test('a member’s seconds follow the server’s clock whatever her device believes @CPN-9', () => {
  for (const ahead of [0, 3_600_000, -3_600_000, 315_360_000_000]) {
    restoreServerTime(undefined)
    answer(ahead, 120)
    expect(Math.abs(now() - (Date.now() + ahead))).toBeLessThanOrEqual(620)
  }
})

test('further answers narrow what one header can only say to the second @CPN-9', () => {
  for (let turn = 0; turn < 40; turn += 1) {
    answer(2_345, 40)
    vi.advanceTimersByTime(137)
  }
  expect(Math.abs(now() - (Date.now() + 2_345))).toBeLessThanOrEqual(60)
})

test('a device whose clock is moved while the page is open is corrected by the next answer FT-20', () => {
  answer(0, 50)
  vi.setSystemTime(Date.now() + 86_400_000)
  answer(-86_400_000, 50)
  expect(Math.abs(now() - (Date.now() - 86_400_000))).toBeLessThanOrEqual(600)
})

test('the next page takes over what this one knew @CPN-9', () => {
  answer(5000, 100)
  const known = serverTimeState()
  restoreServerTime(undefined)
  expect(now()).toBe(Date.now())
  restoreServerTime(JSON.parse(JSON.stringify(known)))
  expect(Math.abs(nowSeconds() - (Date.now() + 5000) / 1000)).toBeLessThanOrEqual(0.6)
})

test('an answer without a date, or one that was under way for too long, teaches nothing @CPN-9', () => {
  observeServerTime(Number.NaN, Date.now(), Date.now())
  answer(3_600_000, 10_001)
  expect(now()).toBe(Date.now())
})

// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RollingPoints } from '#islands/frame/member-points.tsx'
import { chooseLocale } from '#lib/i18n/words.ts'

let isReduced = false

beforeEach(async () => {
  isReduced = false
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isReduced && query.includes('reduce') }))
  await chooseLocale('en')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (hundredths: number) => {
  const { container, rerender } = render(<RollingPoints className="" hundredths={hundredths} />)
  return {
    text: () => container.textContent,
    change: (to: number) => rerender(<RollingPoints className="" hundredths={to} />),
  }
}
/** Lets the frames of this many ms pass, and returns the texts that were seen. */
const frames = (text: () => string | null, ms: number) => {
  const seen: (string | null)[] = []
  for (let passed = 0; passed < ms; passed += 16) {
    vi.advanceTimersByTime(16)
    seen.push(text())
  }
  return seen
}

test('points that a member has when she comes stand at once @FRM-1', () => {
  expect(show(425_050).text()).toBe('4,250.5')
})

test('points that are spent count down to what is left, and never below it @FRM-1', () => {
  const { text, change } = show(100_000)
  change(75_050)
  expect(text()).toBe('1,000')
  const seen = frames(text, 600).map((one) => Number(one?.replace(',', '')))
  expect(seen.at(-1)).toBe(750.5)
  expect(seen.toSorted((one, other) => other - one)).toEqual(seen)
  expect(new Set(seen).size).toBeGreaterThan(10)
})

test('points that come while others still count go on from what is seen @FRM-1', () => {
  const { text, change } = show(0)
  change(10_000)
  const halfway = Number(frames(text, 80).at(-1))
  expect(halfway).toBeGreaterThan(0)
  expect(halfway).toBeLessThan(100)
  change(20_000)
  expect(Number(text())).toBe(halfway)
  expect(frames(text, 600).at(-1)).toBe('200')
})

test('under reduced motion points change in one step @FRM-1', () => {
  isReduced = true
  const { text, change } = show(100_000)
  change(75_050)
  expect(text()).toBe('750.5')
})

test('a counting that nobody sees any more asks for no frame @FRM-1', () => {
  const { change } = show(100_000)
  change(75_050)
  expect(vi.getTimerCount()).toBe(1)
  cleanup()
  expect(vi.getTimerCount()).toBe(0)
})

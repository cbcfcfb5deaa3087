// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveProof } from '#islands/shared/till/live-proof.tsx'
import { TillTime } from '#islands/shared/till/till.tsx'
import { restoreServerTime } from '#lib/browser/clock.ts'
import type { TillView } from '#machines/common/till.machine.ts'

const until = Date.UTC(2026, 10, 23, 14, 5) / 1000
const view: TillView = {
  isOpen: true,
  code: { id: 'c', name: 'Coffee', digits: '1234', until },
  hasEnded: false,
  position: undefined,
  now: until - 90,
  left: 90,
  share: 0.3,
  isSure: true,
  isPaused: false,
}
const sayLeft = (left: number) => `Valid for ${left} seconds`
const shapeOf = ({ container }: { container: HTMLElement }) =>
  container.querySelector('[data-shape]')?.getAttribute('data-shape')

beforeEach(() => restoreServerTime({ low: 0, high: 0 }))
afterEach(() => {
  restoreServerTime(undefined)
})

test('minutes and seconds stand in the ring, and a screen reader has the sentence instead @TIL-1 @CPN-9', () => {
  const { container } = render(<TillTime sayLeft={sayLeft} view={view} />)
  expect(screen.getByText('1:30').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('Valid for 90 seconds')).toBeTruthy()
  // A screen reader is told nothing each second.
  expect(container.querySelector('[role=status], [role=timer], [aria-live]')).toBeNull()
})

test('where the server’s clock is not known to a minute, a rough end is said and no seconds are counted @TIL-1', () => {
  const { container } = render(<TillTime sayLeft={sayLeft} view={{ ...view, isSure: false }} />)
  const [hours, minutes] = [new Date(until * 1000).getHours(), new Date(until * 1000).getMinutes()]
  expect(container.textContent).toBe(
    `Until about ${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`,
  )
})

test('a time of days has no ring, and a code without an end has no time @TIL-1', () => {
  const { container, rerender } = render(<TillTime sayLeft={sayLeft} view={{ ...view, left: 200_000 }} />)
  expect(container.textContent).toBe('Valid for 200000 seconds')
  rerender(<TillTime sayLeft={sayLeft} view={{ ...view, left: undefined }} />)
  expect(container.textContent).toBe('')
})

test('the mark moves to the place of the server’s second, and its shape is another one each minute @TIL-3', () => {
  restoreServerTime({ low: 20_000, high: 20_000 })
  vi.spyOn(Date, 'now').mockReturnValue(60_000 * 7 + 5000)
  const moves: { currentTime: number; cancel: () => void }[] = []
  const animate = vi.fn((..._: [Keyframe[], KeyframeAnimationOptions]) => {
    const move = { currentTime: 0, cancel: vi.fn() }
    moves.push(move)
    return move
  })
  Object.assign(HTMLElement.prototype, { animate, getAnimations: () => [] })
  const drawn = render(<LiveProof initials="OB" isStill={false} now={7 * 60 + 25} />)
  expect(moves.map(({ currentTime }) => currentTime)).toEqual([25_000, 25_000])
  expect(animate.mock.calls.map(([, { duration, iterations }]) => [duration, iterations])).toEqual([
    [60_000, Number.POSITIVE_INFINITY],
    [60_000, Number.POSITIVE_INFINITY],
  ])
  expect(screen.getByText('OB')).toBeTruthy()
  expect(shapeOf(drawn)).toBe('1')
  drawn.rerender(<LiveProof initials="OB" isStill={false} now={8 * 60} />)
  expect(shapeOf(drawn)).toBe('2')
  drawn.rerender(<LiveProof initials="OB" isStill now={8 * 60 + 7} />)
  for (const { cancel } of moves) expect(cancel).toHaveBeenCalledOnce()
  expect(moves).toHaveLength(2)
  expect(screen.getByText('07')).toBeTruthy()
  drawn.rerender(<LiveProof initials="OB" isStill now={8 * 60 + 8} />)
  expect(screen.getByText('08')).toBeTruthy()
  Reflect.deleteProperty(HTMLElement.prototype, 'animate')
  Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations')
})

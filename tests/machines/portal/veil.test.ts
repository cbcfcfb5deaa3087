// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { veil } from '#machines/portal/veil.ts'

const leave = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))
const come = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
const isVeiled = () => 'veiled' in document.documentElement.dataset

let lift = () => {}
afterEach(() => lift())

test('a page that Back brings out of the cache is unveiled only after the session was checked @SES-7 AS-29', () => {
  const check = vi.fn(() => expect(isVeiled()).toBe(true))
  lift = veil(check)
  leave(true)
  expect(isVeiled()).toBe(true)
  come(true)
  expect(check).toHaveBeenCalledTimes(1)
  expect(isVeiled()).toBe(false)
})

test('a page that is left for good is not veiled, so that its last picture stays for the transition AS-29', () => {
  const check = vi.fn()
  lift = veil(check)
  leave(false)
  expect(isVeiled()).toBe(false)
  come(false)
  expect(check).not.toHaveBeenCalled()
})

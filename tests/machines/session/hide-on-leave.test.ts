// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { hideOnLeave } from '#machines/session/hide-on-leave.ts'

const leave = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))
const come = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
const isHidden = () => 'hidden' in document.documentElement.dataset

let lift = () => {}
afterEach(() => {
  lift()
  delete document.documentElement.dataset.leaving
  delete document.documentElement.dataset.hidden
})

test('a page that Back brings out of the cache is shown only after the session was checked @SES-7 AS-29', () => {
  const check = vi.fn(() => expect(isHidden()).toBe(true))
  lift = hideOnLeave(check)
  leave(true)
  expect(isHidden()).toBe(true)
  come(true)
  expect(check).toHaveBeenCalledTimes(1)
  expect(isHidden()).toBe(false)
})

test('a page that is left for good is not hidden, so that its last picture stays for the transition AS-29', () => {
  const check = vi.fn()
  lift = hideOnLeave(check)
  leave(false)
  expect(isHidden()).toBe(false)
  come(false)
  expect(check).not.toHaveBeenCalled()
})

test('a page that Back brings out of the cache for nobody stays hidden until the next one comes @B4 @SES-7 AS-29', () => {
  lift = hideOnLeave(() => {
    document.documentElement.dataset.leaving = ''
  })
  leave(true)
  come(true)
  expect(isHidden()).toBe(true)
})

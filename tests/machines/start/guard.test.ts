// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { storeNotice, storeReturnPath, takeNotice, takeReturnPath } from '#lib/browser/session-storage.ts'
import { routeOf } from '#lib/routes.ts'
import { guard, hideOnLeave } from '#machines/start/guard.ts'

const replace = vi.hoisted(() => vi.fn())

vi.mock('#lib/browser/navigation.ts', async (original) => ({
  ...(await original<object>()),
  replace,
}))

const visitor = { who: 'visitor' } as const
const member = { who: 'member', id: 's1' } as const
const unknown = { who: 'unknown' } as const
/** Sets the attributes that the shell writes on the page of a route. */
const visit = (path: string) => {
  window.history.replaceState(null, '', path)
  const route = routeOf(window.location.pathname)
  document.documentElement.dataset.audience = route?.audience
  document.documentElement.dataset.frame = route?.frame
}

describe('who may be where', () => {
  test('a visitor on a member’s page is sent to the start, and back after signing in @RTE-6', () => {
    visit('/coupon/7?from=mail')
    guard(unknown, visitor)
    expect(replace).toHaveBeenCalledExactlyOnceWith('/')
    visit('/')
    guard(visitor, member)
    expect(replace).toHaveBeenLastCalledWith('/coupon/7?from=mail')
    expect(takeReturnPath()).toBe('/')
  })

  test('a member who signs out goes to the start and is not led back by whoever signs in next @FRM-4 @SES-7', () => {
    visit('/transactions')
    storeNotice('signedOut')
    guard(member, visitor)
    expect(replace).toHaveBeenCalledExactlyOnceWith('/')
    expect(takeReturnPath()).toBe('/')
  })

  test.each(['/consent/3', '/email-confirmation', '/nowhere'])(
    'a member who signs out on %s, which she could go on reading, goes to the start too @FRM-4',
    (path) => {
      visit(path)
      storeNotice('signedOut')
      guard(member, visitor)
      expect(replace).toHaveBeenCalledExactlyOnceWith('/')
    },
  )

  test('a member whose session was ended is told so, and led back by the next sign-in @RTE-6 FT-32', () => {
    visit('/transactions')
    guard(member, visitor)
    expect(replace).toHaveBeenCalledExactlyOnceWith('/')
    expect(takeNotice()).toBe('sessionEnded')
    expect(takeReturnPath()).toBe('/transactions')
  })

  test('a session that ends on a page open to anyone leaves the reader there @RTE-6', () => {
    visit('/consent/3')
    guard(member, visitor)
    expect(replace).not.toHaveBeenCalled()
  })

  test('a member is not asked to sign in again @RTE-6', () => {
    visit('/pass-login')
    guard(unknown, member)
    expect(replace).toHaveBeenCalledExactlyOnceWith('/')
  })

  test.each(['/consent/3', '/deletion', '/email-confirmation', '/forgot', '/password-reset'])(
    '%s is open to anyone @RTE-6',
    (path) => {
      visit(path)
      guard(unknown, visitor)
      guard(unknown, member)
      expect(replace).not.toHaveBeenCalled()
    },
  )

  test('the start page turns to its other face with the session @SES-7 @RTE-2', () => {
    visit('/')
    guard(unknown, visitor)
    guard(unknown, member)
    expect(replace).not.toHaveBeenCalled()
    guard(member, visitor)
    expect(replace).toHaveBeenCalledExactlyOnceWith('/')
  })

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
    'a return path %j does not lead away from the club @RTE-6 XS-20',
    (path) => {
      storeReturnPath(path)
      expect(takeReturnPath()).toBe('/')
    },
  )
})

describe('a page of the back/forward cache', () => {
  const leave = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))
  const come = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
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
})

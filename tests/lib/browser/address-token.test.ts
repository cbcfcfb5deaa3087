// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { forgetAddressToken, restoreLinkOutcome, takeAddressToken } from '#lib/browser/session-storage.ts'

const open = (address: string) => history.replaceState(null, '', address)

beforeEach(() => {
  open('/password-reset')
})

test('the token of a link is read once, and gone from the address and from the history @XS-30', () => {
  const entries = history.length
  open('/password-reset?token=abc-123&tenant=fuel#top')
  expect(takeAddressToken()).toBe('abc-123')
  expect(location.pathname + location.search + location.hash).toBe('/password-reset')
  expect(history.length).toBe(entries)
})

test('a reload still has the token, a newer link has its own, and a used one is forgotten @XS-30 @AUT-4', () => {
  open('/password-reset?token=first')
  takeAddressToken()
  expect(takeAddressToken()).toBe('first')
  open('/password-reset?token=second')
  expect(takeAddressToken()).toBe('second')
  forgetAddressToken()
  expect(takeAddressToken()).toBeUndefined()
})

test('a page never takes the token of another page @XS-30', () => {
  open('/password-reset?token=secret')
  takeAddressToken()
  open('/email-confirmation')
  expect(takeAddressToken()).toBeUndefined()
})

test('nothing of a token outlives the tab @XS-30', () => {
  open('/password-reset?token=secret')
  takeAddressToken()
  expect(JSON.stringify(localStorage)).not.toContain('secret')
  expect(document.cookie).not.toContain('secret')
})

test.each(['?token=', '?token=%20', '?other=1', ''])('%j brings no token @XS-30', (search) => {
  open(`/password-reset${search}`)
  expect(takeAddressToken()).toBeUndefined()
})

test('a token with marks of its own is taken as it is @XS-30', () => {
  open(`/password-reset?token=${encodeURIComponent('a+b/c=ž')}`)
  expect(takeAddressToken()).toBe('a+b/c=ž')
})

test('a token with the name of a property of every object is a token @XS-30', () => {
  history.replaceState(null, '', '/profile?token=constructor')
  expect(takeAddressToken()).toBe('constructor')
  expect(restoreLinkOutcome()).toBeUndefined()
  forgetAddressToken()
})

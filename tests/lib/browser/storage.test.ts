// @vitest-environment jsdom

import { expect, test, vi } from 'vitest'
import { restoreDraft, storeDraft } from '#lib/browser/session-storage.ts'
import { lastingStorage, tabStorage } from '#lib/browser/storage.ts'
import { draftKey } from '#lib/browser/storage-keys.ts'

const refused = () => {
  throw new DOMException('no', 'SecurityError')
}

test('a browser that refuses storage keeps what is typed for as long as the page stands @SES-1', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refused)
  storeDraft('refused', 'anna@example.com')
  expect(restoreDraft('refused')).toBe('anna@example.com')
  expect(tabStorage().keys(draftKey('refused'))).toEqual([draftKey('refused')])
  tabStorage().remove(draftKey('refused'))
  expect(restoreDraft('refused')).toBe('')
})

test('what a full storage does not take is found all the same, and the old value is gone @SES-1', () => {
  tabStorage().set('full', 'old')
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  tabStorage().set('full', 'new')
  expect(tabStorage().get('full')).toBe('new')
  expect(sessionStorage.getItem('full')).toBeNull()
  set.mockRestore()
  tabStorage().set('full', 'newest')
  expect([tabStorage().get('full'), sessionStorage.getItem('full')]).toEqual(['newest', 'newest'])
})

test('local storage goes before the tab’s, and that before memory @SES-1 AS-24', () => {
  expect(lastingStorage().kind).toBe('local')
  expect(lastingStorage({ local: refused, session: () => sessionStorage }).kind).toBe('session')
  expect(lastingStorage({ local: refused, session: refused }).kind).toBe('memory')
})

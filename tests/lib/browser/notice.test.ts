// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { pendingNotice, storeNotice, takeNotice } from '#lib/browser/session-storage.ts'
import { noticeKey } from '#lib/browser/storage-keys.ts'

test('a notice is said once @SES-7', () => {
  storeNotice('sessionEnded')
  expect(pendingNotice()).toBe('sessionEnded')
  expect(takeNotice()).toBe('sessionEnded')
  expect(takeNotice()).toBeUndefined()
})

test('what somebody else put there is no notice, and is cleaned away @SES-7', () => {
  sessionStorage.setItem(noticeKey, '__proto__')
  expect(takeNotice()).toBeUndefined()
  expect(sessionStorage.getItem(noticeKey)).toBeNull()
})

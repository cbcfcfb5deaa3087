// @vitest-environment jsdom
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { unreadCount } from '#lib/domain/content.ts'
import { member } from '#lib/domain/member.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { $newsReadAt, markNewsRead, newsReadKeyOf, readBefore } from '#lib/queries/read-news.ts'

const club = vi.hoisted(() => ({ domain: 'one.example' }))
vi.mock('#lib/config/tenant.ts', () => ({ tenant: () => club.domain }))

const messages = [{ timestamp: 100 }, { timestamp: 300 }, { timestamp: 200 }]

const watch = () => $newsReadAt.listen(() => {})
/** Puts a member on the page, as her own answer does. */
const enter = (id: string) => queryClient.setQueryData(memberQuery.queryKey, v.parse(member, { id }))
const ana = newsReadKeyOf('ana')

beforeEach(() => {
  club.domain = 'one.example'
  enter('ana')
  dispatchEvent(new StorageEvent('storage', { key: null }))
})

test('all news are unread until they were opened, and none after @FRM-2', () => {
  watch()
  expect(unreadCount(messages, $newsReadAt.get())).toBe(3)
  markNewsRead('ana', messages)
  expect(unreadCount(messages, $newsReadAt.get())).toBe(0)
  expect(localStorage.getItem(ana)).toBe('300')
  expect(unreadCount([...messages, { timestamp: 301 }], $newsReadAt.get())).toBe(1)
})

test('older news never make newer ones unread again @FRM-2', () => {
  watch()
  markNewsRead('ana', messages)
  markNewsRead('ana', [{ timestamp: 50 }])
  expect(localStorage.getItem(ana)).toBe('300')
  expect($newsReadAt.get()).toBe(300)
})

test('news read in another tab count as read here @FRM-2', () => {
  watch()
  localStorage.setItem(ana, '300')
  dispatchEvent(new StorageEvent('storage', { key: ana }))
  expect(unreadCount(messages, $newsReadAt.get())).toBe(0)
})

test.for(['', 'x', 'null', '{}', 'NaN'])('%j in the storage means nothing was read @FRM-2', (text) => {
  watch()
  localStorage.setItem(ana, text)
  dispatchEvent(new StorageEvent('storage', { key: ana }))
  expect($newsReadAt.get()).toBeUndefined()
})

test('a step back to the news finds what was new when they were opened, a link finds nothing new @NWS-1', () => {
  history.replaceState(null, '', '/news')
  localStorage.setItem(ana, '200')
  expect(readBefore('ana')).toBe(200)
  markNewsRead('ana', messages)
  expect(readBefore('ana')).toBe(200)
  history.replaceState(null, '', '/news')
  expect(readBefore('ana')).toBe(300)
})

test('a page that keeps something else in its entry of the history keeps both @NWS-1', () => {
  history.replaceState({ other: 1 }, '', '/news')
  expect(readBefore('ana')).toBe(0)
  expect(history.state).toEqual({ other: 1, newsReadBefore: 0 })
})

test('on a shared tablet each member has marks of her own @C8 @FRM-2', () => {
  watch()
  markNewsRead('ana', messages)
  expect($newsReadAt.get()).toBe(300)
  enter('eva')
  expect($newsReadAt.get()).toBeUndefined()
  expect(unreadCount(messages, $newsReadAt.get())).toBe(3)
  markNewsRead('eva', [{ timestamp: 100 }])
  expect($newsReadAt.get()).toBe(100)
  enter('ana')
  expect($newsReadAt.get()).toBe(300)
})

test('what was read in one club says nothing of another @C8 @FRM-2', () => {
  markNewsRead('ana', messages)
  club.domain = 'other.example'
  expect(newsReadKeyOf('ana')).not.toBe(ana)
  expect(readBefore('ana')).toBe(0)
})

test('the storage does not say whose marks they are @C8 @FRM-2', () => {
  markNewsRead('member-4711@example.com', messages)
  expect(JSON.stringify({ ...localStorage })).not.toContain('4711')
})

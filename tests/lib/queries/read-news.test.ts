// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { unreadCount } from '#lib/domain/unread.ts'
import { $newsReadAt, markNewsRead, newsReadKey, readBefore } from '#lib/queries/read-news.ts'

const messages = [{ timestamp: 100 }, { timestamp: 300 }, { timestamp: 200 }]

const watch = () => $newsReadAt.listen(() => {})

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
})

test('all news are unread until they were opened, and none after @FRM-2', () => {
  watch()
  expect(unreadCount(messages, $newsReadAt.get())).toBe(3)
  markNewsRead(messages)
  expect(unreadCount(messages, $newsReadAt.get())).toBe(0)
  expect(localStorage.getItem(newsReadKey)).toBe('300')
  expect(unreadCount([...messages, { timestamp: 301 }], $newsReadAt.get())).toBe(1)
})

test('older news never make newer ones unread again @FRM-2', () => {
  watch()
  markNewsRead(messages)
  markNewsRead([{ timestamp: 50 }])
  expect(localStorage.getItem(newsReadKey)).toBe('300')
  expect($newsReadAt.get()).toBe(300)
})

test('news read in another tab count as read here @FRM-2', () => {
  watch()
  localStorage.setItem(newsReadKey, '300')
  dispatchEvent(new StorageEvent('storage', { key: newsReadKey }))
  expect(unreadCount(messages, $newsReadAt.get())).toBe(0)
})

test.for(['', 'x', 'null', '{}', 'NaN'])('%j in the storage means nothing was read @FRM-2', (text) => {
  watch()
  localStorage.setItem(newsReadKey, text)
  dispatchEvent(new StorageEvent('storage', { key: newsReadKey }))
  expect($newsReadAt.get()).toBeUndefined()
})

test('a step back to the news finds what was new when they were opened, a link finds nothing new @NWS-1', () => {
  history.replaceState(null, '', '/news')
  localStorage.setItem(newsReadKey, '200')
  expect(readBefore()).toBe(200)
  markNewsRead(messages)
  expect(readBefore()).toBe(200)
  history.replaceState(null, '', '/news')
  expect(readBefore()).toBe(300)
})

test('a page that keeps something else in its entry of the history keeps both @NWS-1', () => {
  history.replaceState({ other: 1 }, '', '/news')
  expect(readBefore()).toBe(0)
  expect(history.state).toEqual({ other: 1, newsReadBefore: 0 })
})

import { expect, test } from 'vitest'
import { isOtherNews, readUpTo, unreadCount } from '#lib/domain/content.ts'

test.each([
  [{ type: 'I_MESSAGE' }, false],
  [{ type: 'I_COUPON' }, true],
  [{ type: 5 }, true],
  [{ id: '1' }, false],
  [null, false],
  [undefined, false],
  ['I_COUPON', false],
])('of the feed, %j is of a kind that the portal does not show: %s @NWS-1', (item, isOther) => {
  expect(isOtherNews(item)).toBe(isOther)
})

const news = [{ timestamp: 100 }, { timestamp: 300 }, { timestamp: 200 }, { timestamp: undefined }]

test('messages later than the stored moment are unread @FRM-2', () => {
  expect(unreadCount(news, 100)).toBe(2)
  expect(unreadCount(news, 300)).toBe(0)
  expect(unreadCount([], 0)).toBe(0)
})

test('on a device that has stored nothing all dated messages are unread @FRM-2', () => {
  expect(unreadCount(news, undefined)).toBe(3)
})

test('a list that lost its newest message does not make others unread again @FRM-2', () => {
  expect(readUpTo([{ timestamp: 5 }], 300)).toBe(300)
  expect(readUpTo([], undefined)).toBe(0)
})

import { expect, test } from 'vitest'
import { isOtherNews } from '#lib/domain/news/news.ts'

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

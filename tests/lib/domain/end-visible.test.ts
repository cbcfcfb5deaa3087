import { expect, test } from 'vitest'
import { isEndVisible } from '#lib/domain/end-visible.ts'

test.each([
  ['scrolled to the end', { scrollTop: 700, clientHeight: 500, scrollHeight: 1200 }, true],
  [
    'a fraction of a pixel short, on a zoomed page',
    { scrollTop: 699.2, clientHeight: 500, scrollHeight: 1200 },
    true,
  ],
  ['two pixels short', { scrollTop: 698, clientHeight: 500, scrollHeight: 1200 }, false],
  ['at its beginning', { scrollTop: 0, clientHeight: 500, scrollHeight: 1200 }, false],
  ['shorter than its box', { scrollTop: 0, clientHeight: 500, scrollHeight: 500 }, true],
  ['pulled beyond its end', { scrollTop: 720, clientHeight: 500, scrollHeight: 1200 }, true],
  ['in a hidden box', { scrollTop: 0, clientHeight: 0, scrollHeight: 0 }, false],
])('a text %s shows its end: %j is %s @CON-1 @FT-34', (_, scrolling, visible) => {
  expect(isEndVisible(scrolling)).toBe(visible)
})

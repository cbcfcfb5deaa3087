import { expect, test } from 'vitest'
import { formatLeft } from '#lib/format/left.ts'

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [299, '4:59'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [7325, '2:02:05'],
])('%d seconds that are left are written %s @TIL-1', (seconds, text) => {
  expect(formatLeft(seconds)).toBe(text)
})

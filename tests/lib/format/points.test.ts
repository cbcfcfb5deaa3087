import { expect, test } from 'vitest'
import { formatMovement } from '#lib/format/points.ts'

/** Intl puts no-break spaces of two widths; a reader sees a space. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  ['bg', '+12 345,67', '−340'],
  ['cs', '+12 345,67', '−340'],
  ['en', '+12,345.67', '−340'],
  ['en_GB', '+12,345.67', '−340'],
  ['pl', '+12 345,67', '−340'],
  ['ro', '+12.345,67', '−340'],
  ['sk', '+12 345,67', '−340'],
  ['fr', '+12 345,67', '−340'],
])('points that came or went carry their sign in %s @TRX-1 @WHL-6', (locale, gained, spent) => {
  expect(plain(formatMovement(1_234_567, locale))).toBe(gained)
  expect(plain(formatMovement(-34_000, locale))).toBe(spent)
})

test.each([
  [0, '0'],
  [-0, '0'],
  [-1, '−0.01'],
  ['150', '+1.5'],
  [1e15, '+10,000,000,000,000'],
  [null, ''],
  [undefined, ''],
  ['', ''],
  [Number.NaN, ''],
  [Number.POSITIVE_INFINITY, ''],
])('%j hundredths read as %j', (hundredths, text) => {
  expect(formatMovement(hundredths, 'en')).toBe(text)
})

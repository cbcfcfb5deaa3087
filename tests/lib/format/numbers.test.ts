import { expect, test } from 'vitest'
import { formatCardNumber } from '#lib/format/card-number.ts'
import { formatDistance } from '#lib/format/distance.ts'
import { formatFileSize } from '#lib/format/files.ts'
import { formatFuelPrice } from '#lib/format/fuel-price.ts'
import { formatPoints } from '#lib/format/points.ts'

/** Intl puts no-break spaces of two widths; a reader sees a space. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test('figures read as they do in the language of the page @WHL-6', () => {
  expect(plain(formatPoints(1_234_567, 'bg'))).toBe('12 345,67')
})

test.each([
  [0, '0'],
  [-0, '0'],
  [-1, '-0.01'],
  [1, '0.01'],
  [99, '0.99'],
  [100, '1'],
  [150, '1.5'],
  [1e15, '10,000,000,000,000'],
  ['100', '1'],
  [null, ''],
  [undefined, ''],
  [Number.NaN, ''],
  ['many', ''],
])('%s hundredths of points are shown as "%s" @BI-17', (hundredths, text) => {
  expect(formatPoints(hundredths, 'en')).toBe(text)
})

test.each([
  [0, '0 m'],
  [0.4, '0 m'],
  [999, '999 m'],
  [999.4, '999 m'],
  [999.6, '1 km'],
  [1000, '1 km'],
  [1049, '1 km'],
  [1050, '1.1 km'],
  [123_456, '123.5 km'],
])('%s metres are %s @WHL-6', (metres, text) => {
  expect(formatDistance(metres, 'en')).toBe(text)
})

test.each([null, undefined, -1, Number.NaN, Number.POSITIVE_INFINITY])(
  '%s is no figure to show @WHL-6',
  (value) => {
    expect([formatDistance(value, 'en'), formatFuelPrice(value, 'en'), formatFileSize(value, 'en')]).toEqual([
      '',
      '',
      '',
    ])
  },
)

test('a language that Intl cannot read is shown in English @WHL-3', () => {
  expect(formatPoints(123_450, 'not a locale')).toBe('1,234.5')
})

test('a card number stands in groups of four @PRF-4', () => {
  expect(formatCardNumber('1234567890123456')).toBe('1234 5678 9012 3456')
  expect(formatCardNumber('12345')).toBe('1234 5')
  expect(formatCardNumber('')).toBe('')
})

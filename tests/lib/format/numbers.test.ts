import { expect, test } from 'vitest'
import { formatCardNumber } from '#lib/format/card-number.ts'
import { formatDistance } from '#lib/format/distance.ts'
import { formatFileSize } from '#lib/format/file-size.ts'
import { formatFuelPrice } from '#lib/format/fuel-price.ts'
import { formatPoints } from '#lib/format/points.ts'

/** Intl puts no-break spaces of two widths; a reader sees a space. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  ['bg', '12 345,67', '950 m', '1,3 km', '1,459 €/l', '1,5 MB'],
  ['cs', '12 345,67', '950 m', '1,3 km', '1,459 €/l', '1,5 MB'],
  ['en', '12,345.67', '950 m', '1.3 km', '€1.459/L', '1.5 MB'],
  ['en_GB', '12,345.67', '3,117 ft', '1.9 mi', '€1.459/l', '1.5 MB'],
  ['pl', '12 345,67', '950 m', '1,3 km', '1,459 €/l', '1,5 MB'],
  ['ro', '12.345,67', '950 m', '1,3 km', '1,459 €/l', '1,5 MB'],
  ['sk', '12 345,67', '950 m', '1,3 km', '1,459 €/l', '1,5 MB'],
  ['fr', '12 345,67', '950 m', '1,3 km', '1,459 €/l', '1,5 MB'],
])('figures read as they do in %s @WHL-6', (locale, points, near, far, price, size) => {
  expect(plain(formatPoints(1_234_567, locale))).toBe(points)
  expect(plain(formatDistance(950, locale))).toBe(near)
  expect(plain(formatDistance(locale === 'en_GB' ? 3000 : 1260, locale))).toBe(far)
  expect(plain(formatFuelPrice(1.459, locale))).toBe(price)
  expect(plain(formatFileSize(1.5 * 1024 * 1024, locale))).toBe(size)
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

test.each([
  [1, '3 ft'],
  [100, '328 ft'],
  [1609, '5,279 ft'],
  [5280 / 3.281, '1 mi'],
  [16_093, '10 mi'],
])('%s metres are %s in en_GB @WHL-6', (metres, text) => {
  expect(formatDistance(metres, 'en_GB')).toBe(text)
})

test.each([
  [0, '0 Bytes'],
  [900, '900 Bytes'],
  [901, '0.9 KB'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [900 * 1024, '900 KB'],
  [900 * 1024 + 1, '0.9 MB'],
  [10 * 1024 * 1024, '10 MB'],
  [5 * 1024 ** 3, '5,120 MB'],
])('a file of %s bytes has %s @WHL-6', (bytes, text) => {
  expect(formatFileSize(bytes, 'en')).toBe(text)
})

test('a price has three decimals, as stations show it @WHL-6', () => {
  expect(formatFuelPrice(1.5, 'en')).toBe('€1.500/L')
  expect(formatFuelPrice(0, 'en')).toBe('€0.000/L')
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

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDistance } from '#lib/format/distance.ts'
import { formatFileSize } from '#lib/format/files.ts'
import { formatFuelPrice } from '#lib/format/fuel-price.ts'
import { formatDate, formatDay, formatMoment, formatTime } from '#lib/format/moments.ts'
import { locales } from '#lib/i18n/locale.ts'

/** Intl puts no-break spaces of two widths; a reader sees a space. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const feet = (count: number) => count / 3.281
const KB = 1024
const MB = 1024 * KB

test.each([
  ['bg', '1 m', '999 m', '1 km', '12 345,7 km'],
  ['cs', '1 m', '999 m', '1 km', '12 345,7 km'],
  ['en', '1 m', '999 m', '1 km', '12,345.7 km'],
  ['pl', '1 m', '999 m', '1 km', '12 345,7 km'],
  ['ro', '1 m', '999 m', '1 km', '12.345,7 km'],
  ['sk', '1 m', '999 m', '1 km', '12 345,7 km'],
  ['fr', '1 m', '999 m', '1 km', '12 345,7 km'],
])('in %s a distance is in metres, and from 1000 m in kilometres @WHL-6', (locale, ...read) => {
  expect([1, 999, 1000, 12_345_678].map((metres) => plain(formatDistance(metres, locale)))).toEqual(read)
})

test('in en_GB a distance is in feet, and from 5280 ft in miles @WHL-6', () => {
  const read = [feet(1), feet(5279), feet(5280), feet(52_800), feet(5280 * 12_345.6)]
  expect(read.map((metres) => formatDistance(metres, 'en_GB'))).toEqual([
    '1 ft',
    '5,279 ft',
    '1 mi',
    '10 mi',
    '12,345.6 mi',
  ])
})

test.each([
  ['bg', '0,000 €/l', '1,459 €/l', '1234,500 €/l'],
  ['cs', '0,000 €/l', '1,459 €/l', '1 234,500 €/l'],
  ['en', '€0.000/L', '€1.459/L', '€1,234.500/L'],
  ['en_GB', '€0.000/l', '€1.459/l', '€1,234.500/l'],
  ['pl', '0,000 €/l', '1,459 €/l', '1234,500 €/l'],
  ['ro', '0,000 €/l', '1,459 €/l', '1.234,500 €/l'],
  ['sk', '0,000 €/l', '1,459 €/l', '1 234,500 €/l'],
  ['fr', '0,000 €/l', '1,459 €/l', '1 234,500 €/l'],
])(
  'in %s a fuel price is in euros per litre, with the three decimals of a station @WHL-6',
  (locale, ...read) => {
    expect([0, 1.459, 1234.5].map((price) => plain(formatFuelPrice(price, locale)))).toEqual(read)
  },
)

test.each([
  ['bg', '0,9 KB', '1,5 MB', '5120 MB'],
  ['cs', '0,9 KB', '1,5 MB', '5 120 MB'],
  ['en', '0.9 KB', '1.5 MB', '5,120 MB'],
  ['en_GB', '0.9 KB', '1.5 MB', '5,120 MB'],
  ['pl', '0,9 KB', '1,5 MB', '5120 MB'],
  ['ro', '0,9 KB', '1,5 MB', '5.120 MB'],
  ['sk', '0,9 KB', '1,5 MB', '5 120 MB'],
  ['fr', '0,9 KB', '1,5 MB', '5 120 MB'],
])('in %s a size is in Bytes, KB and MB by 1024, the next from above 900 @WHL-6', (locale, ...read) => {
  const size = (bytes: number) => plain(formatFileSize(bytes, locale))
  expect([0, 1, 900].map(size)).toEqual(['0 Bytes', '1 Bytes', '900 Bytes'])
  expect([901, 1.5 * MB, 5120 * MB].map(size)).toEqual(read)
  expect([900 * KB, 900 * MB].map(size)).toEqual(['900 KB', '900 MB'])
})

test.each(locales.map((locale) => [locale] as const))(
  'a day and a time in the history are the same in %s as anywhere, and a sentence has the whole year @WHL-6 @TRX-1',
  (locale) => {
    const first = new Date(2027, 0, 1, 0, 5).getTime() / 1000
    expect([formatDay(first), formatTime(first)]).toEqual(['01.\u00a001.\u00a02027', '00:05'])
    expect(formatDate(first, locale)).toMatch(/\b2027\b/)
    expect(formatMoment(first, locale)).toMatch(/05/)
    expect(formatMoment(first, locale).startsWith(formatDate(first, locale).slice(0, 4))).toBe(true)
  },
)

const anyLocale = fc.constantFrom(...locales)

test('whatever the figure, a format says a number and its unit, or nothing @WHL-6', () => {
  const figure = fc.oneof(fc.constant(-0), fc.double(), fc.double({ min: 0, max: 1e7, noNaN: true }))
  fc.assert(
    fc.property(anyLocale, figure, (locale, value) => {
      for (const format of [formatDistance, formatFuelPrice, formatFileSize])
        expect(format(value, locale)).toMatch(/^$|^[^-−]*\d.*$/)
      expect(formatDistance(value, locale)).not.toMatch(/NaN|∞/)
    }),
  )
})

test('a way whose feet no number can hold is no distance @WHL-6', () => {
  expect(formatDistance(Number.MAX_VALUE, 'en_GB')).toBe('')
})

test('a longer way, a bigger file and a dearer fuel never read as less within a unit @WHL-6', () => {
  const length = fc.double({ min: 0, max: 999, noNaN: true })
  const read = (text: string) => Number(text.replace(/[^\d.]/g, ''))
  fc.assert(
    fc.property(length, length, (one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one]
      expect(read(formatDistance(less, 'en'))).toBeLessThanOrEqual(read(formatDistance(more, 'en')))
      expect(read(formatFuelPrice(less, 'en'))).toBeLessThanOrEqual(read(formatFuelPrice(more, 'en')))
    }),
  )
})

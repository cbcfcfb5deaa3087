import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatFileSize } from '#lib/format/files.ts'
import { localeIn } from '#lib/format/locale-in.ts'
import { formatTimeOfDay, formatWeekday } from '#lib/format/moments.ts'
import {
  formatCardNumber,
  formatDistance,
  formatFuelPrice,
  formatMovement,
  formatPoints,
} from '#lib/format/numbers.ts'
import { locales } from '#lib/i18n/locale.ts'

/** Intl puts no-break spaces of two widths; a reader sees a space. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const feet = (count: number) => count / 3.281
const KB = 1024
const MB = 1024 * KB

test.each([
  [0, '0', '0'],
  [-0, '0', '0'],
  [-1, '-0.01', '−0.01'],
  [99, '0.99', '+0.99'],
  [150, '1.5', '+1.5'],
  ['100', '1', '+1'],
  [1e15, '10,000,000,000,000', '+10,000,000,000,000'],
  [null, '', ''],
  [undefined, '', ''],
  ['', '', ''],
  ['many', '', ''],
  [Number.NaN, '', ''],
  [Number.POSITIVE_INFINITY, '', ''],
])(
  '%j hundredths of points read as %j, and as they came or went as %j @BI-17 @TRX-1',
  (hundredths, ...read) => {
    expect([formatPoints(hundredths, 'en'), formatMovement(hundredths, 'en')]).toEqual(read)
  },
)

test('figures read as they do in the language of the page, or in English where Intl cannot read it @WHL-6 @WHL-3', () => {
  expect(plain(formatPoints(1_234_567, 'bg'))).toBe('12 345,67')
  expect([1_234_567, -34_000].map((points) => plain(formatMovement(points, 'ro')))).toEqual([
    '+12.345,67',
    '−340',
  ])
  expect(formatPoints(123_450, 'not a locale')).toBe('1,234.5')
})

test.each([
  ['en', 0.4, '0 m'],
  ['en', 999.4, '999 m'],
  ['en', 999.6, '1 km'],
  ['en', 1049, '1 km'],
  ['en', 1050, '1.1 km'],
  ['cs', 12_345_678, '12 345,7 km'],
  ['en_GB', feet(1), '1 ft'],
  ['en_GB', feet(5279), '5,279 ft'],
  ['en_GB', feet(5280), '1 mi'],
  ['en_GB', feet(5280 * 12_345.6), '12,345.6 mi'],
  [localeIn('en', 'IE'), 1050, '1.1 km'],
  [localeIn('en', 'GB'), feet(5280), '1 mi'],
  // No number can hold its feet.
  ['en_GB', Number.MAX_VALUE, ''],
])(
  'in %s %d metres read as %j: from 1000 m on in kilometres, from 5280 ft on in miles @WHL-6',
  (locale, metres, text) => {
    expect(plain(formatDistance(metres, locale))).toBe(text)
  },
)

test.each([
  ['bg', '0,000 €/l', '1,459 €/l', '1234,500 €/l'],
  ['en', '€0.000/L', '€1.459/L', '€1,234.500/L'],
  [localeIn('en', 'IE'), '€0.000/l', '€1.459/l', '€1,234.500/l'],
  ['en_GB', '€0.000/l', '€1.459/l', '€1,234.500/l'],
])(
  'in %s a fuel price is in euros per litre, with the three decimals of a station @WHL-6',
  (locale, ...read) => {
    expect([0, 1.459, 1234.5].map((price) => plain(formatFuelPrice(price, locale)))).toEqual(read)
  },
)

test('a price says its currency and its unit, also one that Intl has no sign for @STO-1 @WHL-6', () => {
  const price = (terms: object) => plain(formatFuelPrice(1.2, 'sk', terms))
  expect(price({ unit: 'kg' })).toBe('1,200 €/kg')
  expect(price({ unit: 'KG', currency: 'CZK' })).toMatch(/^1,200 (?:Kč|CZK)\/kg$/)
  expect(price({ unit: 'kWh' })).toBe('1,200 €/kWh')
  expect(price({ unit: 'constructor' })).toBe('1,200 €/constructor')
})

test.each([
  ['bg', '0,9 KB', '1,5 MB', '5120 MB'],
  ['en', '0.9 KB', '1.5 MB', '5,120 MB'],
])('in %s a size is in Bytes, KB and MB by 1024, the next from above 900 @WHL-6', (locale, ...read) => {
  const size = (bytes: number) => plain(formatFileSize(bytes, locale))
  expect([0, 1, 900, 900 * KB, 900 * MB].map(size)).toEqual([
    '0 Bytes',
    '1 Bytes',
    '900 Bytes',
    '900 KB',
    '900 MB',
  ])
  expect([901, 1.5 * MB, 5120 * MB].map(size)).toEqual(read)
})

test('whatever the figure and the language, a format says a number and its unit, or nothing @WHL-6', () => {
  const figure = fc.oneof(fc.constant(-0), fc.double(), fc.double({ min: 0, max: 1e7, noNaN: true }))
  fc.assert(
    fc.property(fc.constantFrom(...locales), figure, (locale, value) => {
      for (const format of [formatDistance, formatFuelPrice, formatFileSize])
        expect(format(value, locale)).toMatch(/^$|^[^-−]*\d.*$/)
      expect(formatDistance(value, locale)).not.toMatch(/NaN|∞/)
    }),
  )
  for (const none of [null, undefined, -1, Number.NaN, Number.POSITIVE_INFINITY])
    expect([formatDistance, formatFuelPrice, formatFileSize].map((format) => format(none, 'en'))).toEqual([
      '',
      '',
      '',
    ])
})

test('a longer way and a dearer fuel never read as less within a unit @WHL-6', () => {
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

test('a card number stands in groups of four @PRF-4', () => {
  expect(['1234567890123456', '12345', ''].map(formatCardNumber)).toEqual([
    '1234 5678 9012 3456',
    '1234 5',
    '',
  ])
})

test('a time of day has two digits and two, and what is none is nothing @STO-1', () => {
  expect([0, 485, 1439, 1440].map(formatTimeOfDay)).toEqual(['00:00', '08:05', '23:59', '24:00'])
  for (const odd of [-1, 1441, 7.5, Number.NaN]) expect(formatTimeOfDay(odd)).toBe('')
})

test('Monday is the first day of the week in every language @STO-1 @WHL-6', () => {
  expect([1, 7].map((day) => formatWeekday(day, 'en'))).toEqual(['Monday', 'Sunday'])
  expect([1, 7].map((day) => formatWeekday(day, 'bg'))).toEqual(['понеделник', 'неделя'])
  for (const odd of [0, 8, 1.5, Number.NaN]) expect(formatWeekday(odd, 'en')).toBe('')
})

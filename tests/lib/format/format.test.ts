import { expect, test } from 'vitest'
import { format, UnknownFormat } from '#lib/format/format.ts'

test.each([
  ['number', 1234.567, '1,234.57'],
  ['points', 1250, '12.5'],
  ['distance', 1500, '1.5 km'],
  ['fuelPrice', 1.459, '€1.459/L'],
  ['fileSize', 2048, '2 KB'],
  ['day', new Date(2026, 10, 5).getTime() / 1000, '05. 11. 2026'],
  ['time', new Date(2026, 10, 5, 9, 7).getTime() / 1000, '09:07'],
  ['date', new Date(2026, 10, 5).getTime() / 1000, 'November 5, 2026'],
])('the format %s goes by its name @WHL-6', (name, value, text) => {
  expect(format(name, value, 'en')).toBe(text)
})

test.each(['shout', '', 'constructor', '__proto__', 'toString'])(
  'the unknown format %j is an error that names it @WHL-5 @XS-28',
  (name) => {
    expect(() => format(name, 1, 'en')).toThrow(UnknownFormat)
    expect(() => format(name, 1, 'en')).toThrow(`There is no format "${name}"`)
  },
)

test.each([null, undefined, 'x', {}, Number.NaN])('what is no number is shown as nothing @WHL-6', (value) => {
  expect(format('points', value, 'en')).toBe('')
})

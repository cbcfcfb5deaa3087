import { expect, test } from 'vitest'
import { formatFuelPrice } from '#lib/format/fuel-price.ts'
import { formatTimeOfDay, formatWeekday } from '#lib/format/time-of-day.ts'

test('a time of day has two digits and two, and what is none is nothing @STO-1', () => {
  expect([0, 485, 1439, 1440].map(formatTimeOfDay)).toEqual(['00:00', '08:05', '23:59', '24:00'])
  for (const odd of [-1, 1441, 7.5, Number.NaN]) expect(formatTimeOfDay(odd)).toBe('')
})

test('Monday is the first day of the week in every language @STO-1 @WHL-6', () => {
  expect([1, 7].map((day) => formatWeekday(day, 'en'))).toEqual(['Monday', 'Sunday'])
  expect([1, 7].map((day) => formatWeekday(day, 'bg'))).toEqual(['понеделник', 'неделя'])
  for (const odd of [0, 8, 1.5, Number.NaN]) expect(formatWeekday(odd, 'en')).toBe('')
})

test('a price says its currency and its unit, also one that Intl has no sign for @STO-1 @WHL-6', () => {
  const plain = (terms: object) => formatFuelPrice(1.2, 'sk', terms).replace(/\s/g, ' ')
  expect(plain({ unit: 'kg' })).toBe('1,200 €/kg')
  expect(plain({ unit: 'KG', currency: 'CZK' })).toMatch(/^1,200 (?:Kč|CZK)\/kg$/)
  expect(plain({ unit: 'kWh' })).toBe('1,200 €/kWh')
  expect(plain({ unit: 'constructor' })).toBe('1,200 €/constructor')
})

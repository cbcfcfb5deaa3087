import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openNow } from '#lib/domain/stores/opening-hours.ts'
import { fuelPrice, opening, pricesByTime } from '#lib/domain/stores/store.ts'

const hours = (from: string, to = '24:00', day = 1) => ({ day, from, to })

test.each(['0:00', '7:05', '07:05', '19:59', '20:00', '23:59', ' 08:00 '])(
  'a store may open at %s @STO-1',
  (from) => {
    expect(v.parse(opening, hours(from))).toEqual(hours(from.trim()))
  },
)

test.each(['24:01', '25:00', '30:00', '7:60', '7:5', 'x7:00', '7:00x', '124:00', '24:00x', '', '7.00'])(
  'no store opens at %j @STO-1',
  (from) => {
    expect(v.is(opening, hours(from))).toBe(false)
  },
)

test('a store that is open for exactly a day names the day on which it closes @STO-1', () => {
  expect(openNow([hours('08:00', '08:00')], { day: 1, minutes: 480 })).toEqual({
    isOpen: true,
    change: { day: 2, minutes: 480, isSoon: false },
  })
})

test('the price of a fuel is of a litre unless it says of what, and its currency has three capitals @WHL-6 @STO-1', () => {
  const price = { name: 'Diesel', price: 145 }
  expect(v.parse(fuelPrice, { ...price, unit: 'kg', currency: 'CHF', updated_at: 5 })).toEqual({
    ...price,
    unit: 'kg',
    currency: 'CHF',
    updated_at: 5,
  })
  expect(v.parse(fuelPrice, price).unit).toBe('l')
  for (const currency of ['eur', 'EURO', 'E', '€', 7])
    expect(v.parse(fuelPrice, { ...price, currency }).currency).toBeUndefined()
})

const price = (name: string, updated_at?: number) => ({ name, price: 1.5, unit: 'l', updated_at })

test('prices of the same minute stand together, those without a time for themselves @STO-1', () => {
  const noon = 1_795_867_200
  const groups = pricesByTime([
    price('A', noon),
    price('B', noon + 59),
    price('C'),
    price('D', -5),
    price('E', noon + 60),
  ])
  expect(groups.map(({ at, prices }) => [at, prices.map(({ name }) => name).join('')])).toEqual([
    [noon, 'AB'],
    [undefined, 'CD'],
    [noon + 60, 'E'],
  ])
})

import { expect, test } from 'vitest'
import { pricesByTime } from '#lib/domain/stores/prices-by-time.ts'

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

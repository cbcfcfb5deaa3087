import * as v from 'valibot'
import { expect, test } from 'vitest'
import { promo } from '#lib/domain/promo-code/promo.ts'

test('the gain of a promo code is read as far as it can be @PRF-7', () => {
  expect(v.parse(promo, { title: 'Summer', points: '1500', color: 'red' })).toEqual({
    title: 'Summer',
    points: 1500,
  })
  expect(v.parse(promo, { title: null, points: 'many' })).toEqual({ title: '', points: undefined })
})

import { expect, test } from 'vitest'
import {
  destinationOf,
  redemptionFailure,
  redemptionOf,
  redemptionVerdict,
} from '#lib/domain/rewards/redemption.ts'

const address = {
  id: '7',
  name: 'Home',
  street: '1 Oak Road',
  city: 'Kilbrae',
  postal_code: 'K67',
  country: 'IE',
}

test.each([
  ['delivery', { fulfilment: 'delivery', address_id: '7' }],
  ['pickup', { fulfilment: 'pickup', store_id: '7' }],
  ['donation', { fulfilment: 'donation', cause_id: '7' }],
] as const)('a %s is sent as the contract says @RWD-2', (way, body) => {
  expect(redemptionOf(way, '7')).toEqual(body)
})

test('where a reward goes is named, with its address in one line where there is one @RWD-2', () => {
  expect(destinationOf(address)).toEqual({ id: '7', name: 'Home', address: '1 Oak Road, K67 Kilbrae' })
  expect(destinationOf({ ...address, name: '' })).toEqual({
    id: '7',
    name: '1 Oak Road, K67 Kilbrae',
    address: '',
  })
  expect(destinationOf({ id: 'tree', name: 'Young Forest' })).toEqual({
    id: 'tree',
    name: 'Young Forest',
    address: '',
  })
  const { country: _, ...place } = address
  const store = { ...place, lat: 53.1, lng: -8.9, distance_m: 640, fuel_prices: [] }
  expect(destinationOf(store)).toMatchObject({ name: 'Home', store })
})

test.each([
  [new TypeError('Failed to fetch'), 'lost'],
  [{ failure: 'timeout' }, 'lost'],
  [{ status: 408 }, 'lost'],
  [{ status: 502 }, 'lost'],
  [{ status: 409, code: 'out_of_stock' }, 'final'],
  [{ status: 422, code: 'not_enough_points' }, 'final'],
  [{ status: 403, code: 'not_verified' }, 'final'],
  [{ status: 404, code: 'not_found' }, 'open'],
  [{ status: 429, code: 'rate_limited' }, 'open'],
  [{ status: 500, code: 'out_of_stock' }, 'lost'],
])('the failure %j is %s @FT-28', (error, meaning) => {
  expect(redemptionFailure(error)).toBe(meaning)
})

const at = (balance: number, stock?: number) => ({ balance, stock })

test.each([
  ['her points fell by the cost and a piece is gone', 1200, at(5000, 3), at(3800, 2), 'redeemed'],
  ['her points fell by the cost and nobody counts', 1200, at(5000), at(3800), 'redeemed'],
  ['her points fell by the cost and a piece was counted only then', 1200, at(5000), at(3800, 2), 'redeemed'],
  ['her points fell by the cost, but no piece is gone', 1200, at(5000, 3), at(3800, 3), 'unsure'],
  ['her points are the same', 1200, at(5000, 3), at(5000, 3), 'untouched'],
  ['her points are the same and somebody else took a piece', 1200, at(5000, 3), at(5000, 2), 'untouched'],
  ['she collected points meanwhile', 1200, at(5000, 3), at(5100, 3), 'unsure'],
  ['she paid and collected meanwhile', 1200, at(5000, 3), at(3900, 2), 'unsure'],
  ['nothing was to pay and no piece is gone', undefined, at(5000, 3), at(5000, 3), 'untouched'],
  ['nothing was to pay and a piece is gone', 0, at(5000, 3), at(5000, 2), 'unsure'],
  ['nothing was to pay and nobody counts', 0, at(5000), at(5000), 'unsure'],
])('after a lost reply, when %s: %s → %j @FT-28', (_, cost, before, after, verdict) => {
  expect(redemptionVerdict({ cost, before }, after)).toBe(verdict)
})

import { expect, test } from 'vitest'
import {
  type Fulfilment,
  fewLeft,
  redeemedStatus,
  rewardStatus,
  withOpenWays,
} from '#lib/domain/rewards/reward.ts'

const member = { is_verified: true, wallets: [{ is_primary: true, points: 10_000 }] }
const reward = { points: 5000, stock: 3, fulfilment: ['delivery'] satisfies Fulfilment[] }

test('a verified member with enough points may choose a reward that is there @RWD-1', () => {
  expect(rewardStatus(reward, member)).toEqual({ as: 'ready' })
  expect(rewardStatus({ ...reward, stock: undefined, points: undefined }, member)).toEqual({ as: 'ready' })
})

test('whoever lacks points is told how many, to the hundredth @RWD-1', () => {
  expect(rewardStatus({ ...reward, points: 10_001 }, member)).toEqual({ as: 'short', missing: 1 })
  expect(rewardStatus({ ...reward, points: 10_000 }, member)).toEqual({ as: 'ready' })
})

test('nothing is promised before the member is known @RWD-1', () => {
  expect(rewardStatus(reward, undefined)).toEqual({ as: 'unknown' })
})

test('only verified accounts can select rewards, whatever else is true @RWD-1', () => {
  for (const stock of [0, 3])
    expect(rewardStatus({ ...reward, stock, points: 1e9 }, { ...member, is_verified: false })).toEqual({
      as: 'unverified',
    })
})

test('that a reward is gone is said before missing points are @RWD-1', () => {
  for (const stock of [0, -1])
    expect(rewardStatus({ ...reward, stock, points: 1e9 }, member)).toEqual({ as: 'soldOut' })
})

test('a reward that can be had in no way is not offered @RWD-1', () => {
  expect(rewardStatus({ ...reward, fulfilment: [] }, member)).toEqual({ as: 'unavailable' })
})

test('a reward is given away only where a cause takes it @RWD-2', () => {
  const fulfilment: Fulfilment[] = ['donation', 'delivery']
  const whole = {
    ...{ id: 'mug', name: 'Mug', perex: undefined, image: undefined, description_html: undefined },
    ...{ points: undefined, stock: undefined, fulfilment, stores: [] },
  }
  const causes = [{ id: 'forest', name: 'Young Forest' }]
  expect(withOpenWays({ ...whole, causes }).fulfilment).toEqual(['donation', 'delivery'])
  expect(withOpenWays({ ...whole, causes: [] }).fulfilment).toEqual(['delivery'])
})

test.each([
  [undefined, undefined],
  [0, undefined],
  [-2, undefined],
  [1, 1],
  [5, 5],
  [6, undefined],
])('of a stock of %s the last pieces are %s @RWD-1', (stock, left) => {
  expect(fewLeft({ stock })).toBe(left)
})

test.each([
  ['what the platform says', { status: 'collected', fulfilment: 'pickup' }, 'collected'],
  ['a pick-up', { fulfilment: 'pickup', pickup_until: 101 }, 'reserved'],
  ['a delivery', { fulfilment: 'delivery' }, 'sent'],
  ['a donation', { fulfilment: 'donation' }, 'donated'],
  ['one of an unknown kind', {}, undefined],
  ['one that is ready, to its last second', { status: 'ready', pickup_until: 100.5 }, 'ready'],
  ['one that its place keeps no longer', { status: 'ready', pickup_until: 100 }, 'over'],
  ['one that was fetched, long after', { status: 'collected', pickup_until: 1 }, 'collected'],
] as const)('the state of %s is told @RWD-3', (_, redeemed, state) => {
  const none = { status: undefined, fulfilment: undefined, pickup_until: undefined }
  expect(redeemedStatus({ ...none, ...redeemed }, 100)).toBe(state)
})

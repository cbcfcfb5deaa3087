import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { linkedIdentity } from '#lib/domain/account-access/account-access.ts'
import { address } from '#lib/domain/addresses/address.ts'
import { consent } from '#lib/domain/consents/consent.ts'
import { article, deal, leaflet, news, page, perk } from '#lib/domain/content.ts'
import { couponDetail, userCoupon } from '#lib/domain/coupons/coupon.ts'
import { member, wallet } from '#lib/domain/member.ts'
import { receipt } from '#lib/domain/receipts/receipt.ts'
import { order, redeemedReward, rewardDetail } from '#lib/domain/rewards/reward.ts'
import { store } from '#lib/domain/stores/store.ts'
import { transaction } from '#lib/domain/transactions/transaction.ts'

/** Each entity with all that it cannot do without, and the fields that its own item stands or falls with. */
const entities = {
  address: [address, { id: '1' }],
  article: [article, { id: '1' }],
  consent: [consent, { id: '1', version_id: '2' }],
  couponDetail: [couponDetail, { id: '1' }],
  deal: [deal, { id: '1' }],
  identity: [linkedIdentity, { id: '1', type: 'card' }],
  leaflet: [leaflet, { id: '1' }],
  member: [member, { id: '1' }],
  news: [news, { id: '1', type: 'I_MESSAGE' }],
  order: [order, { id: '1' }],
  page: [page, { id: '1' }],
  perk: [perk, { id: '1' }],
  receipt: [receipt, { id: '1', status: 'pending' }],
  redeemedReward: [redeemedReward, { id: '1' }],
  reward: [rewardDetail, { id: '1' }],
  store: [store, { id: '1' }],
  transaction: [transaction, { id: '1', at: 5, points: 100 }],
  userCoupon: [userCoupon, { id: '1' }],
  wallet: [wallet, { id: '1', points: 100 }],
} as const

const wrong = [null, undefined, {}, [], 'x', '', -1, Number.NaN, Number.POSITIVE_INFINITY, true, { id: {} }]

describe.each(Object.entries(entities))('a %s', (_, [schema, needed]) => {
  const fields = Object.keys(schema.entries)

  test('needs nothing but its identity and what it is', () => {
    expect(v.safeParse(schema, needed).issues).toBeUndefined()
    const { id: __, ...rest } = needed
    expect(v.safeParse(schema, rest).success).toBe(false)
  })

  test.each(fields.filter((field) => !(field in needed)))(
    'survives anything in its field %s FT-14',
    (field) => {
      for (const value of wrong) {
        expect(v.safeParse(schema, { ...needed, [field]: value }).issues, String(value)).toBeUndefined()
      }
    },
  )

  test('ignores fields it does not know', () => {
    expect(v.parse(schema, { ...needed, unheard_of: 1 })).not.toHaveProperty('unheard_of')
  })

  test('reads what it has read the same way again', () => {
    const filled = fc.record(Object.fromEntries(fields.map((field) => [field, fc.jsonValue()])))
    fc.assert(
      fc.property(filled, (values) => {
        const once = v.parse(schema, { ...values, ...needed })
        expect(v.parse(schema, once)).toEqual(once)
      }),
    )
  })
})

test('numbers that arrive as text are read as numbers, and a number as an id is text BI-17', () => {
  const read = v.parse(couponDetail, {
    id: 7,
    points: ' 1500 ',
    valid_until: '1795000000',
    activated: 'true',
  })
  expect(read).toMatchObject({ id: '7', points: 1500, valid_until: 1_795_000_000, activated: true })
})

test('a card whose number came as a number is a card, and not a member without one', () => {
  const card = { number: 6_340_000_000_010_001, barcode: { format: 'ean13', value: 4_006_381_333_931 } }
  expect(v.parse(member, { id: 1, card }).card).toEqual({
    number: '6340000000010001',
    type: 'physical',
    barcode: { format: 'ean13', value: '4006381333931' },
  })
})

test('the one wallet that cannot be read is left out, the others stay', () => {
  const wallets = [{ id: 1 }, { id: 2, is_primary: 1, points: '300' }]
  expect(v.parse(member, { id: 1, wallets }).wallets).toEqual([
    { id: '2', is_primary: true, points: 300, expirations: [] },
  ])
})

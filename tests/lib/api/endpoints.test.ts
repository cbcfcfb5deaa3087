import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { AnyEndpoint } from '#lib/api/endpoint.ts'
import { type EndpointName, endpoints } from '#lib/api/endpoints.ts'
import { onDropped } from '#lib/domain/tolerant.ts'

const rows: readonly (readonly [EndpointName, AnyEndpoint])[] = Object.entries(endpoints) as [
  EndpointName,
  AnyEndpoint,
][]

/** The calls that the client has listed. */
const specified = `
POST user/token/refresh
GET user
GET user/wallet/transactions
GET user/identities
POST user/profile
POST user/identity/link
DELETE user/identity/{id}
POST user/identity/{id}/verify
POST user/verification/request
POST user/verification/verify
POST privacy/request/data
POST privacy/request/deletion
POST privacy/confirm-request
POST user/login
POST user/password-reset
POST user/password-reset-verify
POST user/registration
POST user/email-verify
POST consents
GET consent/text/{id}
GET consent/{id}/text
POST consent/text/{id}/sign
POST consent/text/{id}/revoke/{id}
GET coupons
GET coupon/{id}
POST coupon/{id}/redeem
POST user-coupon/{id}/deactivate
GET deals
POST files/upload
GET news
GET news/article/{id}
GET platform/domain/{id}/config/public
GET platform/config/public
GET platform/config/translations/{id}
GET receipts
POST receipt
GET page/{id}
GET page/{id}/html`
  .trim()
  .split('\n')

const unnamed = ({ method, path }: AnyEndpoint) => `${method} ${path.replace(/\{\w+\}/g, '{id}')}`

test('every call of the specification has a row @SES-8', () => {
  const written = new Set(rows.map(([, row]) => unnamed(row)))
  expect(specified.filter((call) => !written.has(call))).toEqual([])
})

test('a row that the specification does not have is marked as assumed', () => {
  const invented = rows.filter(([, row]) => !specified.includes(unnamed(row)))
  expect(invented.length).toBeGreaterThan(10)
  expect(invented.filter(([, row]) => !row.assumed)).toEqual([])
})

test('each mutation refreshes exactly what the specification names @SES-12', () => {
  const named = Object.fromEntries(
    rows
      .filter(([, { refreshes }]) => refreshes.length > 0)
      .map(([name, { refreshes }]) => [name, refreshes]),
  )
  expect(named).toEqual({
    updateProfile: ['user'],
    verifyIdentity: ['identities'],
    removeIdentity: ['identities'],
    verifyEmail: ['user'],
    signConsent: ['consents', 'user'],
    revokeConsent: ['consents', 'user'],
    activateCoupon: ['coupons', 'coupon', 'user'],
    deactivateCoupon: ['coupons', 'coupon', 'user'],
    submitReceipt: ['receipts'],
    // Assumed rows name what they change.
    addAddress: ['addresses'],
    updateAddress: ['addresses'],
    removeAddress: ['addresses'],
    endSession: ['sessions'],
    addPasskey: ['passkeys'],
    removePasskey: ['passkeys'],
    seeNotice: ['notices'],
    updateSecurity: ['security'],
    changePassword: ['sessions'],
    redeemPromoCode: ['user', 'transactions'],
    redeemReward: ['rewards', 'reward', 'user', 'transactions', 'user_rewards'],
  })
})

test('config, translations, renewal, the ways in and the mailed way out skip the token @SES-8', () => {
  const names = rows.filter(([, { token }]) => !token).map(([name]) => name)
  expect(names.toSorted()).toEqual([
    'confirmPrivacyRequest',
    'getConfig',
    'getDomainConfig',
    'getTranslations',
    'refreshSession',
    'register',
    'requestPasskeySignIn',
    'requestPasswordReset',
    'requestSignInCode',
    'resetPassword',
    'signIn',
    'signInWithCode',
    'signInWithPasskey',
    'verifyCard',
  ])
})

test('lists are asked for by offset and limit @SES-10', () => {
  const paged = rows.filter(([, { query }]) => query !== undefined).map(([name]) => name)
  expect(paged).toEqual([
    'listTransactions',
    'listCoupons',
    'listRewards',
    'listRedeemedRewards',
    'listNews',
    'listPerks',
    'listLeaflets',
    'listDeals',
    'listStores',
    'listReceipts',
  ])
  for (const name of paged) {
    expect(v.parse((endpoints[name] as AnyEndpoint).query, { offset: 40, limit: 20 })).toEqual({
      offset: 40,
      limit: 20,
    })
  }
})

test('reading any JSON answers or fails, and never throws anything else FT-09 FT-15', () => {
  fc.assert(
    fc.property(fc.constantFrom(...rows), fc.jsonValue(), ([, { response }], answer) => {
      expect(typeof v.safeParse(response, answer).success).toBe('boolean')
    }),
    { numRuns: 1000 },
  )
})

/** The list that each list answer holds. */
const lists = [
  ['listTransactions', 'transactions'],
  ['listIdentities', 'user_identities'],
  ['listStores', 'stores'],
  ['listAddresses', 'addresses'],
  ['listConsents', 'consents'],
  ['listCoupons', 'coupons'],
  ['listPerks', 'perks'],
  ['listLeaflets', 'leaflets'],
  ['listRewards', 'rewards'],
  ['listRedeemedRewards', 'user_rewards'],
  ['listDeals', 'deals'],
  ['listNews', 'news'],
  ['listReceipts', 'receipts'],
] as const satisfies readonly (readonly [EndpointName, string])[]

describe.each(lists)('%s', (name, key) => {
  const read = (answer: unknown) =>
    v.parse(endpoints[name].response as v.GenericSchema, answer) as Readonly<
      Record<string, readonly unknown[]>
    >

  test('takes any list without failing, and drops what has no identity FT-14 FT-17', () => {
    const reasons: string[] = []
    const previous = onDropped(({ reason }) => reasons.push(reason))
    onTestFinished(() => void onDropped(previous))
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (items) => {
        expect(read({ [key]: items })[key]?.length).toBeLessThanOrEqual(items.length)
      }),
    )
    reasons.length = 0
    expect(read({ [key]: [{ name: 'without an id' }] })[key]).toEqual([])
    expect(reasons).toHaveLength(1)
  })

  test('an answer without its list is an empty one; an answer that is no object fails', () => {
    expect(read({})[key]).toEqual([])
    for (const answer of ['<html>', null, 0, undefined]) expect(() => read(answer)).toThrow()
  })
})

test('news of another kind is ignored without a word @NWS-1', () => {
  const heard: unknown[] = []
  const previous = onDropped((dropped) => heard.push(dropped))
  const message = { id: 1, type: 'I_MESSAGE', title: 'Hello', perex: '', channel_slug: 'club' }
  const { news } = v.parse(endpoints.listNews.response, { news: [{ id: 2, type: 'I_POLL' }, message] })
  onDropped(previous)
  expect(news.map(({ id }) => id)).toEqual(['1'])
  expect(heard).toEqual([])
})

test.each([
  ['half a pair', { token: 'a' }],
  ['an empty token', { token: '', refresh_token: 'b' }],
  ['a token that no header can hold', { token: 'токен\n', refresh_token: 'b' }],
  ['a page of HTML', '<html></html>'],
  ['nothing', undefined],
])('%s is no session @B9 FT-19', (_, answer) => {
  for (const name of ['signIn', 'signInWithCode', 'refreshSession', 'register'] as const) {
    expect(v.safeParse(endpoints[name].response, answer).success).toBe(false)
  }
})

test('a mutation that answers nothing bears any answer', () => {
  for (const answer of [undefined, null, '', 'OK', {}, []]) {
    expect(v.parse(endpoints.updateProfile.response, answer)).toBeUndefined()
  }
})

test('an HTML page comes as text or in an object @RTE-10', () => {
  for (const answer of ['<p>Hi</p>', { html: '<p>Hi</p>' }]) {
    expect(v.parse(endpoints.getPageHtml.response, answer)).toBe('<p>Hi</p>')
  }
})

import { expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { ask, get, refused } from './ask.ts'
import { confirmationLife } from './confirmations.ts'
import { personaEmail, personaPassword } from './personas.ts'

/** A member with 10,000 points and a limit of 5 points, and the mug that costs more. */
const careful = (spend_limit: number | null = 500) => {
  const sandbox = createSandbox({ controls: true })
  const { token } = sandbox.controls.signIn('verified')
  sandbox.controls.member({ email: personaEmail('verified'), points: 1_000_000, spend_limit })
  const redemption = { params: { id: 'mug' }, body: { fulfilment: 'pickup', store_id: 'mill' } }
  const redeem = (confirmation?: string) => ({
    ...{ token, ...redemption },
    ...(confirmation === undefined ? {} : { headers: { confirmation } }),
  })
  const confirm = async (password: string = personaPassword) =>
    (await get(sandbox, 'reauthenticate', { token, body: { password } })).confirmation
  return { sandbox, token, redeem, confirm }
}

test('a reward above the limit is refused until the member has confirmed that it is her @LCK-2', async () => {
  const { sandbox, token, redeem, confirm } = careful()
  const before = (await get(sandbox, 'getMember', { token })).user
  expect(await refused(sandbox, 'redeemReward', redeem())).toMatchObject({
    ...{ status: 403, code: 'confirmation_required' },
  })
  expect((await get(sandbox, 'getMember', { token })).user).toEqual(before)
  expect((await ask(sandbox, 'redeemReward', redeem(await confirm()))).status).toBe(200)
})

test.each([null, 1_000_000_000])('a limit of %s asks for nothing @LCK-2', async (limit) => {
  const { sandbox, redeem } = careful(limit)
  expect((await ask(sandbox, 'redeemReward', redeem())).status).toBe(200)
})

test('a coupon that costs more than the limit needs a confirmation too, a free one does not @LCK-2', async () => {
  const { sandbox, token, confirm } = careful(0)
  const { coupons } = await get(sandbox, 'listCoupons', { token, query: { offset: 0, limit: 1000 } })
  const ready = coupons.filter(({ activated, valid_from }) => !activated && valid_from === undefined)
  const priced = ready.find(({ points }) => (points ?? 0) > 0 && (points ?? 0) < 1_000_000)?.id ?? ''
  const free = ready.find(({ points }) => (points ?? 0) === 0)?.id ?? ''
  const activation = (id: string, headers = {}) => ({ token, params: { id }, body: {}, headers })
  expect((await ask(sandbox, 'activateCoupon', activation(free))).status).toBe(200)
  expect((await refused(sandbox, 'activateCoupon', activation(priced))).code).toBe('confirmation_required')
  const confirmation = await confirm()
  expect((await ask(sandbox, 'activateCoupon', activation(priced, { confirmation }))).status).toBe(200)
})

test('a wrong password is refused at its field, never as the end of the session, and too many have to wait @LCK-2', async () => {
  const { sandbox, token } = careful()
  const wrong = { token, body: { password: 'Wrong1234' } }
  for (let tries = 0; tries < 5; tries++)
    expect(await refused(sandbox, 'reauthenticate', wrong)).toMatchObject({
      status: 422,
      fields: { password: 'This password is not right' },
    })
  const right = { token, body: { password: personaPassword } }
  expect(await refused(sandbox, 'reauthenticate', right)).toMatchObject({ status: 429, code: 'rate_limited' })
  sandbox.controls.clock(61)
  expect((await ask(sandbox, 'reauthenticate', right)).status).toBe(200)
})

test('a confirmation ends with its time, and is of no use to somebody else @LCK-2', async () => {
  const { sandbox, redeem, confirm } = careful()
  const confirmation = await confirm()
  const stranger = sandbox.controls.signIn('zero')
  sandbox.controls.member({
    ...{ email: personaEmail('zero'), points: 1_000_000, is_verified: true, spend_limit: 0 },
  })
  const theirs = { ...redeem(confirmation), token: stranger.token }
  expect((await refused(sandbox, 'redeemReward', theirs)).code).toBe('confirmation_required')
  sandbox.controls.clock(confirmationLife + 1)
  expect((await refused(sandbox, 'redeemReward', redeem(confirmation))).code).toBe('confirmation_required')
})

test('the limit is changed and lifted only with a confirmation @LCK-2', async () => {
  const { sandbox, token, redeem, confirm } = careful()
  const body = { spend_limit: null, passkeys_required: false }
  expect((await refused(sandbox, 'updateSecurity', { token, body })).code).toBe('confirmation_required')
  const headers = { confirmation: await confirm() }
  expect((await ask(sandbox, 'updateSecurity', { token, body, headers })).status).toBe(204)
  expect((await get(sandbox, 'getSecurity', { token })).spend_limit).toBeUndefined()
  expect((await ask(sandbox, 'redeemReward', redeem())).status).toBe(200)
})

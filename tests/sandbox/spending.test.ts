import { expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { ask, get, refused } from './ask.ts'
import { confirmationLife } from './confirmations.ts'
import { personaEmail, personaPassword } from './personas.ts'

/** A member with 10,000 points and a limit of 5 points, and the mug that costs more. */
const careful = () => {
  const sandbox = createSandbox({ controls: true })
  const { token } = sandbox.controls.signIn('verified')
  sandbox.controls.member({ email: personaEmail('verified'), points: 1_000_000, spend_limit: 500 })
  const redemption = { params: { id: 'mug' }, body: { fulfilment: 'pickup', store_id: 'mill' } }
  const redeem = (confirmation?: string) => ({
    ...{ token, ...redemption },
    ...(confirmation === undefined ? {} : { headers: { confirmation } }),
  })
  const confirm = async () =>
    (await get(sandbox, 'reauthenticate', { token, body: { password: personaPassword } })).confirmation
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

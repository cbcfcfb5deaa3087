import { expect, test } from 'vitest'
import { createSandbox, type Sandbox } from './app.ts'
import { ask, firstPage, get, refused } from './ask.ts'
import { type PersonaName, personaEmail } from './personas.ts'

function enter(persona: PersonaName = 'verified') {
  const sandbox = createSandbox()
  return { sandbox, token: sandbox.controls.signIn(persona).token }
}

const stockOf = async (sandbox: Sandbox, token: string, id: string) =>
  (await get(sandbox, 'getReward', { token, params: { id } })).reward.stock

test('a reward picked up costs its points and one of its stock', async () => {
  const { sandbox, token } = enter()
  const params = { id: 'charger' }
  const before = await get(sandbox, 'getMember', { token })
  const body = { fulfilment: 'pickup', store_id: 'harbour' }
  const { order } = await get(sandbox, 'redeemReward', { token, params, body })
  expect(order.fulfilment).toBe('pickup')
  const after = await get(sandbox, 'getMember', { token })
  expect((before.user.wallets[0]?.points ?? 0) - (after.user.wallets[0]?.points ?? 0)).toBe(350_000)
  expect(await stockOf(sandbox, token, 'charger')).toBe(2)
  const { transactions } = await get(sandbox, 'listTransactions', { token, query: firstPage })
  expect(transactions[0]).toMatchObject({ points: -350_000, description: 'Wireless car charger' })
})

test('the story of a reward is told on its own screen', async () => {
  const { sandbox, token } = enter()
  const list = await (await ask(sandbox, 'listRewards', { token, query: firstPage })).json()
  expect(JSON.stringify(list)).not.toContain('description_html')
  const { reward } = await get(sandbox, 'getReward', { token, params: { id: 'mug' } })
  expect(reward.description_html).toContain('<ul>')
})

test('a delivery goes to an own address and is told by e-mail', async () => {
  const { sandbox, token } = enter()
  const { addresses } = await get(sandbox, 'listAddresses', { token })
  const body = { fulfilment: 'delivery', address_id: addresses[0]?.id ?? '' }
  await get(sandbox, 'redeemReward', { token, params: { id: 'mug' }, body })
  expect(sandbox.controls.outbox()[0]).toMatchObject({
    channel: 'mail',
    receiver: personaEmail('verified'),
    body: 'We are sending you: Enamel travel mug. Thank you for being in Voltara Fuel Club.',
    code: undefined,
  })
  const other = sandbox.controls.signIn('cardless').token
  sandbox.controls.member({ email: personaEmail('cardless'), points: 500_000 })
  const stranger = await refused(sandbox, 'redeemReward', { token: other, params: { id: 'mug' }, body })
  expect(stranger.status).toBe(404)
})

test('what is not sent anywhere is picked up where it is kept', async () => {
  const { sandbox, token } = enter()
  const params = { id: 'basket' }
  const { stores } = (await get(sandbox, 'getReward', { token, params })).reward
  expect(stores).toHaveLength(8)
  const at = (store_id: string) => ({ token, params, body: { fulfilment: 'pickup', store_id } })
  expect((await refused(sandbox, 'redeemReward', at('border'))).status).toBe(404)
  expect((await ask(sandbox, 'redeemReward', at(stores[7]?.id ?? ''))).status).toBe(200)
})

test('points are given to a cause', async () => {
  const { sandbox, token } = enter()
  const body = { fulfilment: 'donation', cause_id: 'forest' }
  const { order } = await get(sandbox, 'redeemReward', { token, params: { id: 'tree' }, body })
  expect(order.fulfilment).toBe('donation')
})

test.each([
  ['an unverified member', 'unverified', 'tree', 403, 'Only verified accounts can select rewards'],
  ['a member without points', 'zero', 'tree', 422, "You don't have enough points for this reward!"],
] as const)('%s is refused a reward', async (_, persona, id, status, message) => {
  const { sandbox, token } = enter(persona)
  const body = { fulfilment: 'donation', cause_id: 'forest' }
  expect(await refused(sandbox, 'redeemReward', { token, params: { id }, body })).toMatchObject({
    status,
    message,
  })
})

test('the last piece goes to one member only', async () => {
  const { sandbox, token } = enter()
  sandbox.controls.member({ email: personaEmail('verified'), points: 10_000_000 })
  const call = { token, params: { id: 'charger' }, body: { fulfilment: 'pickup', store_id: 'mill' } }
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask(sandbox, 'redeemReward', call)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 409])
  expect(await refused(sandbox, 'redeemReward', call)).toMatchObject({ status: 409, code: 'out_of_stock' })
  expect(await stockOf(sandbox, token, 'charger')).toBe(0)
})

test('a reward is handed over only in a way that it allows', async () => {
  const { sandbox, token } = enter()
  const body = { fulfilment: 'donation', cause_id: 'forest' }
  const refusal = await refused(sandbox, 'redeemReward', { token, params: { id: 'mug' }, body })
  expect(refusal).toMatchObject({ status: 422, fields: { fulfilment: 'fulfilment is not valid' } })
})

import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type EndpointName, endpoints } from '#lib/api/endpoints.ts'
import { BrokenAnswer, proven } from './answer.ts'
import { createSandbox, type Sandbox } from './app.ts'
import { ask, firstPage, get, type Parts } from './ask.ts'
import { personaEmail, personaPassword } from './personas.ts'
import { freeCards } from './seeds.ts'
import { fuel } from './tenants/fuel.ts'

/** What a scenario starts from: a club of its own and a member in it. */
interface Scene {
  readonly sandbox: Sandbox
  readonly token: string
  readonly refreshToken: string
}

type Scenario = (scene: Scene) => Promise<Parts> | Parts

const phone = fuel.people[0].phone
const paged: Scenario = () => ({ query: firstPage })
const nothing: Scenario = () => ({ body: {} })
const plain: Scenario = () => ({})
const newest = ({ sandbox }: Scene) => sandbox.controls.outbox()[0]
const address = { name: 'A', street: 'B', city: 'C', postal_code: 'D', country: 'E' }

const mailed = async (scene: Scene, name: EndpointName, body: unknown = {}) => {
  await get(scene.sandbox, name, { token: scene.token, body })
  return { token: newest(scene)?.token }
}

const firstAddress = async ({ sandbox, token }: Scene) =>
  (await get(sandbox, 'listAddresses', { token })).addresses[0]?.id ?? ''

const addedPhone = async ({ sandbox, token }: Scene) => {
  const body = { type: 'phone', number: '+353209104444' }
  return (await get(sandbox, 'linkIdentity', { token, body })).identity.id
}

const registration = {
  email: 'nora@example.com',
  password: 'Nora12345',
  firstname: 'Nora',
  lastname: 'Finch',
  card: { mode: 'later' },
  consents: fuel.content.consents.map(({ id, versionId }) => ({ id, version_id: versionId, agreed: true })),
  lang: 'en',
}

const invoice = () => {
  const body = new FormData()
  body.set('file', new File(['%PDF-1.7'], 'invoice.pdf'))
  return body
}

/** How each row of the contract succeeds; a row without a way does not compile. */
const scenarios: Record<EndpointName, Scenario> = {
  signIn: () => ({ body: { email: personaEmail('verified'), password: personaPassword } }),
  requestSignInCode: () => ({ body: { phone } }),
  signInWithCode: async (scene) => {
    await get(scene.sandbox, 'requestSignInCode', { body: { phone } })
    return { body: { phone, code: newest(scene)?.code } }
  },
  refreshSession: ({ refreshToken }) => ({ body: { refresh_token: refreshToken } }),
  signOut: ({ refreshToken }) => ({ body: { refresh_token: refreshToken } }),
  requestPasswordReset: () => ({ body: { email: personaEmail('verified') } }),
  resetPassword: async (scene) => ({
    body: {
      ...(await mailed(scene, 'requestPasswordReset', { email: personaEmail('verified') })),
      password: 'Fresh1234',
    },
  }),
  verifyCard: () => ({ body: { card_number: freeCards[0] } }),
  register: () => ({ body: registration }),
  verifyEmail: async (scene) => {
    await get(scene.sandbox, 'register', { body: registration })
    return { body: { code: newest(scene)?.code }, token: undefined }
  },
  requestVerification: nothing,
  confirmVerification: async (scene) => ({ body: await mailed(scene, 'requestVerification') }),
  getMember: plain,
  listTransactions: paged,
  listIdentities: plain,
  updateProfile: () => ({ body: { firstname: 'Olive' } }),
  linkIdentity: () => ({ body: { type: 'virtual_card' } }),
  verifyIdentity: async (scene) => ({
    params: { id: await addedPhone(scene) },
    body: { code: newest(scene)?.code },
  }),
  removeIdentity: async (scene) => ({ params: { id: await addedPhone(scene) } }),
  requestPhysicalCard: () => ({ body: { store_id: 'harbour' } }),
  listStores: paged,
  listAddresses: plain,
  addAddress: () => ({ body: address }),
  updateAddress: async (scene) => ({ params: { id: await firstAddress(scene) }, body: address }),
  removeAddress: async (scene) => ({ params: { id: await firstAddress(scene) } }),
  redeemPromoCode: () => ({ body: { code: 'COFFEE' } }),
  requestPersonalData: nothing,
  requestDeletion: nothing,
  confirmPrivacyRequest: async (scene) => ({ body: await mailed(scene, 'requestDeletion') }),
  listConsents: () => ({ body: { displayIn: 'registration' } }),
  getConsentTextByVersion: () => ({ params: { version_id: 'terms-3' } }),
  getConsentText: () => ({ params: { id: 'terms' } }),
  signConsent: () => ({ params: { version_id: 'newsletter-2' }, body: {} }),
  revokeConsent: async ({ sandbox, token }) => {
    const params = { version_id: 'newsletter-2' }
    const { signed_id } = await get(sandbox, 'signConsent', { token, params, body: {} })
    return { params: { ...params, signed_id }, body: {} }
  },
  listCoupons: paged,
  getCoupon: () => ({ params: { id: '1' } }),
  activateCoupon: () => ({ params: { id: '7' }, body: {} }),
  deactivateCoupon: () => ({ params: { id: '1' }, body: {} }),
  listPerks: paged,
  getPerk: () => ({ params: { id: 'wifi' } }),
  listLeaflets: paged,
  listRewards: paged,
  getReward: () => ({ params: { id: 'mug' } }),
  redeemReward: () => ({ params: { id: 'mug' }, body: { fulfilment: 'pickup', store_id: 'mill' } }),
  listDeals: paged,
  listNews: () => ({ query: { ...firstPage, channel_slug: ['club', 'offers'] } }),
  getArticle: () => ({ params: { id: 'app' } }),
  getPage: () => ({ params: { id: 'help' } }),
  getPageHtml: () => ({ params: { id: 'help' } }),
  listReceipts: paged,
  uploadFile: () => ({ body: invoice() }),
  submitReceipt: async ({ sandbox, token }) => {
    const { file } = await get(sandbox, 'uploadFile', { token, body: invoice() })
    return { body: { files: [file], note: '' } }
  },
  getDomainConfig: () => ({ params: { domain: 'grocer.localhost:4321' } }),
  getConfig: plain,
  getTranslations: () => ({ params: { lang: 'en' } }),
}

test.each(Object.keys(scenarios) as EndpointName[])('%s answers what its row reads @SES-8', async (name) => {
  const sandbox = createSandbox({ controls: true })
  const pair = sandbox.controls.signIn('verified')
  const scene = { sandbox, token: pair.token, refreshToken: pair.refresh_token }
  const parts = await scenarios[name](scene)
  sandbox.controls.clearLog()
  const response = await ask(sandbox, name, { token: pair.token, ...parts })
  const text = await response.text()
  expect([response.status, text.slice(0, 200)]).toEqual([text === '' ? 204 : 200, text.slice(0, 200)])
  const data: unknown = text === '' ? undefined : JSON.parse(text).data
  expect(v.safeParse(endpoints[name].response, data).issues).toBeUndefined()
  expect(sandbox.controls.log().map(({ endpoint }) => endpoint)).toEqual([name])
})

test.each([
  ['that lacks an identity', 'getCoupon', { coupon: { name: 'Tea' } }],
  ['with a list item that a portal would drop', 'listCoupons', { coupons: [{ id: '1' }, { name: 'Tea' }] }],
  ['that is half a session', 'signIn', { token: 'at' }],
] as const)('the platform itself fails on an answer %s', (_, name, answer) => {
  expect(() => proven({ name, row: endpoints[name], params: {} }, answer)).toThrow(BrokenAnswer)
})

test('news is read by channel', async () => {
  const sandbox = createSandbox()
  const { token } = sandbox.controls.signIn('verified')
  const query = { ...firstPage, channel_slug: ['offers'] }
  const { news } = await get(sandbox, 'listNews', { token, query })
  expect(news.map(({ id }) => id)).toEqual(['summer', 'wash-weekend'])
})

test('the feed holds news of other kinds, and is full by all of them @NWS-1', async () => {
  const sandbox = createSandbox()
  const { token } = sandbox.controls.signIn('verified')
  const { news, received } = await get(sandbox, 'listNews', { token, query: firstPage })
  expect([news.length, received]).toEqual([18, 20])
  const next = await get(sandbox, 'listNews', { token, query: { offset: 20, limit: 20 } })
  expect(next.news.length).toBeGreaterThan(0)
})

test('a page that is no HTML has a type and no body', async () => {
  const sandbox = createSandbox()
  const params = { id: 'price-list' }
  expect((await get(sandbox, 'getPage', { params })).page.type).toBe('PDF')
  expect((await ask(sandbox, 'getPageHtml', { params })).status).toBe(404)
})

test('an address that is no row of the contract is not found', async () => {
  const response = await createSandbox().fetch('/wl/v1/nothing/here')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
})

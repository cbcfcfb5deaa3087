import type { EndpointName } from '#lib/api/endpoints.ts'
import type { Sandbox } from './app.ts'
import { firstPage, get, type Parts } from './ask.ts'
import { personaEmail, personaPassword } from './personas.ts'
import { freeCards } from './seeds.ts'
import { softPasskey } from './soft-passkey.ts'
import { fuel } from './tenants.ts'

/** The starting point of a scenario: a club of its own and a member in it. */
export interface Scene {
  readonly sandbox: Sandbox
  readonly token: string
  readonly refreshToken: string
}

export type Scenario = (scene: Scene) => Promise<Parts> | Parts

/** The origin at which `ask` calls. */
const origin = 'http://sandbox.test'
const phone = fuel.people[0]?.phone
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

const otherSession = async ({ sandbox, token }: Scene) => {
  sandbox.controls.signIn('verified')
  const { sessions } = await get(sandbox, 'listSessions', { token })
  return sessions.find(({ is_current }) => !is_current)?.id ?? ''
}

/** A passkey of the member, and what it signs for a challenge to sign in. */
const withPasskey = async ({ sandbox, token }: Scene) => {
  const device = softPasskey(origin)
  const options = await get(sandbox, 'requestPasskeyCreation', { token, body: {} })
  const { passkey } = await get(sandbox, 'addPasskey', { token, body: device.create(options) })
  const request = await get(sandbox, 'requestPasskeySignIn', { body: {} })
  return { id: passkey.id, assertion: device.prove(request) }
}

const spentNotice = async ({ sandbox, token }: Scene) => {
  const body = { fulfilment: 'pickup', store_id: 'mill' }
  await get(sandbox, 'redeemReward', { token, params: { id: 'mug' }, body })
  return (await get(sandbox, 'listNotices', { token })).notices[0]?.id ?? ''
}

const proof = async ({ sandbox, token }: Scene) => {
  const body = { password: personaPassword }
  return (await get(sandbox, 'reauthenticate', { token, body })).confirmation
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

/** The calls with which each row of the contract succeeds; a row without one does not compile. */
export const scenarios: Record<EndpointName, Scenario> = {
  signIn: () => ({ body: { email: personaEmail('verified'), password: personaPassword } }),
  requestSignInCode: () => ({ body: { phone } }),
  signInWithCode: async (scene) => {
    await get(scene.sandbox, 'requestSignInCode', { body: { phone } })
    return { body: { phone, code: newest(scene)?.code } }
  },
  requestPasskeySignIn: nothing,
  signInWithPasskey: async (scene) => ({ body: (await withPasskey(scene)).assertion }),
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
  listSessions: plain,
  endSession: async (scene) => ({ params: { id: await otherSession(scene) } }),
  listPasskeys: async (scene) => {
    await withPasskey(scene)
    return {}
  },
  requestPasskeyCreation: nothing,
  addPasskey: async ({ sandbox, token }) => {
    const options = await get(sandbox, 'requestPasskeyCreation', { token, body: {} })
    return { body: softPasskey(origin).create(options) }
  },
  removePasskey: async (scene) => ({ params: { id: (await withPasskey(scene)).id } }),
  listNotices: async (scene) => {
    await spentNotice(scene)
    return {}
  },
  getSecurity: plain,
  updateSecurity: async (scene) => ({
    headers: { confirmation: await proof(scene) },
    body: { spend_limit: 50_000, passkeys_required: false },
  }),
  reauthenticate: () => ({ body: { password: personaPassword } }),
  changePassword: () => ({ body: { password: personaPassword, new_password: 'Fresh1234' } }),
  seeNotice: async (scene) => ({ params: { id: await spentNotice(scene) }, body: {} }),
  getWalletLinks: plain,
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
  listPrivacyRequests: plain,
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
  listRedeemedRewards: paged,
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

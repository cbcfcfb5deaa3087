import { firstOf, readReply, type Scene, signedIn, step } from './step.ts'

/** The name of all that this check writes, so that whoever finds it knows its origin. */
const mark = 'Contract check'
const invented = 'contract-check'

const address = { name: mark, street: 'A', city: 'B', postal_code: 'C', country: 'D' }

const file = () => {
  const body = new FormData()
  body.set('file', new File(['%PDF-1.7\n%%EOF\n'], `${invented}.pdf`, { type: 'application/pdf' }))
  return { body }
}

/** The address that this check has added: the row that adds one need not tell its identity. */
const addedAddress = async (scene: Scene): Promise<string | undefined> => {
  const list = readReply('listAddresses', await scene.send('listAddresses', {}))
  return list?.addresses.find(({ name }) => name === mark)?.id
}

/** A consent that can be signed and taken back without a trace: neither required nor signed. */
const freeConsent = async (scene: Scene): Promise<string | undefined> => {
  const body = { displayIn: 'profile' }
  const list = readReply('listConsents', await scene.send('listConsents', { body }))
  return list?.consents.find(({ is_required, is_signed }) => !is_required && !is_signed)?.version_id
}

/**
 * The rows that are tried only where the account may be written to, in an order that leaves it as it was: what is added
 * is removed, what is signed is revoked, and what cannot be undone is tried with something invented, to be refused.
 */
export const writes = [
  step('refreshSession', {
    writes: true,
    with: ({ refreshToken }) => ({ body: { refresh_token: refreshToken } }),
    learn: signedIn,
  }),
  step('updateProfile', { writes: true, with: ({ firstname }) => ({ body: { firstname } }) }),
  step('addAddress', { writes: true, with: () => ({ body: address }) }),
  step('updateAddress', {
    writes: true,
    with: async (scene) => {
      const id = await addedAddress(scene)
      scene.ids.address = id
      return id === undefined ? 'the added address is not in the list' : { params: { id }, body: address }
    },
  }),
  step('removeAddress', { writes: true, with: firstOf('address') }),
  step('signConsent', {
    writes: true,
    with: async (scene) => {
      const version_id = await freeConsent(scene)
      scene.ids.freeVersion = version_id
      return version_id === undefined
        ? 'no consent of the profile is optional and unsigned'
        : { params: { version_id }, body: {} }
    },
    learn: ({ signed_id }, { ids }) => Object.assign(ids, { signature: signed_id }),
  }),
  step('revokeConsent', {
    writes: true,
    with: ({ ids: { freeVersion: version_id, signature: signed_id } }) =>
      version_id === undefined || signed_id === undefined
        ? 'nothing was signed'
        : { params: { version_id, signed_id }, body: {} },
  }),
  step('uploadFile', { writes: true, with: file }),
  step('requestPasswordReset', {
    writes: true,
    with: () => ({ body: { email: `${invented}@nowhere.invalid` } }),
  }),
  step('resetPassword', {
    writes: true,
    refusedAs: 'link_expired',
    with: () => ({ body: { token: invented, password: 'Contract1check' } }),
  }),
  step('verifyCard', {
    writes: true,
    refusedAs: 'card_unknown',
    with: () => ({ body: { card_number: '0000000000000000' } }),
  }),
  step('verifyEmail', {
    writes: true,
    refusedAs: 'link_expired',
    with: () => ({ body: { token: invented } }),
  }),
  step('confirmVerification', {
    writes: true,
    refusedAs: 'link_expired',
    with: () => ({ body: { token: invented } }),
  }),
  step('confirmPrivacyRequest', {
    writes: true,
    refusedAs: 'link_expired',
    with: () => ({ body: { token: invented } }),
  }),
  step('redeemPromoCode', {
    writes: true,
    refusedAs: 'promo_invalid',
    with: () => ({ body: { code: invented } }),
  }),
]

/** Ends the session that the walk has opened. */
export const leaving = step('signOut', {
  with: ({ refreshToken }) =>
    refreshToken === undefined ? 'nobody is signed in' : { body: { refresh_token: refreshToken } },
})

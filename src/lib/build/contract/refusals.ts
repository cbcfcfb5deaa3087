import type { EndpointName } from '../../api/endpoints.ts'

/** The codes a failed answer may carry in `error.code`, each with its status; a client must bear unknown ones. */
export const statusOf = {
  invalid_credentials: 401,
  email_taken: 409,
  card_taken: 409,
  card_unknown: 404,
  code_invalid: 422,
  code_expired: 422,
  link_expired: 410,
  not_verified: 403,
  not_enough_points: 422,
  not_yet_valid: 422,
  already_activated: 422,
  confirmation_required: 403,
  out_of_stock: 409,
  file_too_big: 413,
  file_type: 415,
  promo_invalid: 422,
  promo_used: 409,
  passkey_unknown: 401,
  passkey_cancelled: 422,
  rate_limited: 429,
  not_found: 404,
  validation: 422,
  csrf_invalid: 403,
}
export type ErrorCode = keyof typeof statusOf
export const errorCodes = Object.keys(statusOf) as ErrorCode[]

/** The rows that a platform may do without: it answers 404 or 501, and the portal leaves their feature out. */
export const optionalRows: ReadonlySet<EndpointName> = new Set([
  ...['requestPasskeySignIn', 'requestPasskeyCreation', 'listPasskeys', 'listSessions'],
  ...['listNotices', 'getSecurity', 'reauthenticate', 'getWalletLinks', 'listStores'],
  ...['listPrivacyRequests', 'listRedeemedRewards', 'getConfig', 'changePassword'],
] as const satisfies readonly EndpointName[])

const ownCodes: Readonly<Partial<Record<EndpointName, readonly ErrorCode[]>>> = {
  signIn: ['invalid_credentials'],
  signInWithCode: ['code_invalid', 'code_expired'],
  signInWithPasskey: ['passkey_unknown', 'passkey_cancelled'],
  resetPassword: ['link_expired'],
  verifyCard: ['card_unknown', 'card_taken'],
  register: ['email_taken', 'validation'],
  verifyEmail: ['code_invalid', 'link_expired'],
  requestVerification: ['rate_limited'],
  confirmVerification: ['link_expired'],
  linkIdentity: ['card_unknown', 'card_taken'],
  verifyIdentity: ['code_invalid'],
  endSession: ['not_found'],
  requestPasskeyCreation: ['confirmation_required'],
  addPasskey: ['passkey_cancelled', 'validation'],
  removePasskey: ['not_found'],
  seeNotice: ['not_found'],
  redeemPromoCode: ['promo_invalid', 'promo_used'],
  confirmPrivacyRequest: ['link_expired'],
  updateSecurity: ['confirmation_required'],
  reauthenticate: ['validation', 'passkey_cancelled', 'rate_limited'],
  changePassword: ['validation', 'rate_limited'],
  activateCoupon: [
    'not_verified',
    'not_enough_points',
    'not_yet_valid',
    'already_activated',
    'confirmation_required',
  ],
  redeemReward: ['not_verified', 'not_enough_points', 'out_of_stock', 'confirmation_required'],
  uploadFile: ['file_too_big', 'file_type'],
}

/** Returns the codes that the contract names for a row; any row may be refused in other ways too. */
export const codesOf = (name: EndpointName): readonly ErrorCode[] => [
  ...(ownCodes[name] ?? []),
  ...(optionalRows.has(name) ? (['not_found'] as const) : []),
]

import type { EndpointName } from '../../api/endpoints.ts'
import type { ErrorCode } from '../../domain/error-code.ts'

/** The status that goes with each `error.code`. */
export const statusOf: Readonly<Record<ErrorCode, number>> = {
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
  out_of_stock: 409,
  file_too_big: 413,
  file_type: 415,
  promo_invalid: 422,
  promo_used: 409,
  rate_limited: 429,
  not_found: 404,
  validation: 422,
}

/** The codes that the contract names for a row; any row may be refused in other ways too. */
export const codesOf: Readonly<Partial<Record<EndpointName, readonly ErrorCode[]>>> = {
  signIn: ['invalid_credentials'],
  signInWithCode: ['code_invalid', 'code_expired'],
  resetPassword: ['link_expired'],
  verifyCard: ['card_unknown', 'card_taken'],
  register: ['email_taken', 'validation'],
  verifyEmail: ['code_invalid', 'link_expired'],
  requestVerification: ['rate_limited'],
  confirmVerification: ['link_expired'],
  linkIdentity: ['card_unknown', 'card_taken'],
  verifyIdentity: ['code_invalid'],
  listSessions: ['not_found'],
  endSession: ['not_found'],
  listNotices: ['not_found'],
  seeNotice: ['not_found'],
  getWalletLinks: ['not_found'],
  redeemPromoCode: ['promo_invalid', 'promo_used'],
  confirmPrivacyRequest: ['link_expired'],
  listPrivacyRequests: ['not_found'],
  activateCoupon: ['not_verified', 'not_enough_points', 'not_yet_valid', 'already_activated'],
  redeemReward: ['not_verified', 'not_enough_points', 'out_of_stock'],
  uploadFile: ['file_too_big', 'file_type'],
}

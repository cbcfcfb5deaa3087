/** The codes a failed answer may carry in `error.code`; a client must bear unknown ones. */
export const errorCodes = [
  'invalid_credentials',
  'email_taken',
  'card_taken',
  'card_unknown',
  'code_invalid',
  'code_expired',
  'link_expired',
  'not_verified',
  'not_enough_points',
  'not_yet_valid',
  'already_activated',
  'confirmation_required',
  'out_of_stock',
  'file_too_big',
  'file_type',
  'promo_invalid',
  'promo_used',
  'rate_limited',
  'not_found',
  'validation',
] as const
export type ErrorCode = (typeof errorCodes)[number]

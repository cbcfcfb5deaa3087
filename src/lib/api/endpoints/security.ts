import * as v from 'valibot'
import { security } from '#lib/domain/account-access/security.ts'
import { assertion } from '#lib/domain/session/passkey.ts'
import { confirmation } from '#lib/domain/session/reauthentication.ts'
import { filled, nothing } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/**
 * The member's limit: what costs more, in hundredths of a point, needs a confirmation. A platform without one answers 404 or
 * 501. LCK-2.
 */
export const getSecurity = endpoint({
  path: 'user/security',
  response: security,
  assumed: true,
})

/** Sets or lifts the limit. Needs a confirmation, else it fails with `confirmation_required`. LCK-2. */
export const updateSecurity = endpoint({
  method: 'POST',
  path: 'user/security',
  body: v.object({
    /** Hundredths of a point; null for no limit. */
    spend_limit: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null),
    passkeys_required: v.boolean(),
  }),
  response: nothing,
  refreshes: ['security'],
  assumed: true,
})

/**
 * Proves that it is the member who asks, by her password or by what a passkey of hers has signed for a challenge of
 * `POST user/login/passkey/options`. What is wrong fails with `validation` at its field, and not with 401, which would end the
 * session. LCK-1, LCK-2.
 */
export const reauthenticate = endpoint({
  method: 'POST',
  path: 'user/confirm',
  body: v.union([v.object({ password: filled }), v.object({ passkey: assertion })]),
  response: confirmation,
  assumed: true,
})

import * as v from 'valibot'
import { security } from '../../domain/account-access/security.ts'
import { nothing } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/** The member's limit for spending. A platform without one answers 404 or 501. LCK-2. */
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

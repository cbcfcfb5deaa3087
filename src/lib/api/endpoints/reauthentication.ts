import * as v from 'valibot'
import { assertion } from '../../domain/session/passkey.ts'
import { confirmation } from '../../domain/session/reauthentication.ts'
import { filled } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/**
 * Proves that it is the member who asks, by her password or a passkey of hers. What is wrong fails with `validation` at
 * its field, and not with 401, which would end the session. LCK-1, LCK-2.
 */
export const reauthenticate = endpoint({
  method: 'POST',
  path: 'user/confirm',
  body: v.union([v.object({ password: filled }), v.object({ passkey: assertion })]),
  response: confirmation,
  assumed: true,
})

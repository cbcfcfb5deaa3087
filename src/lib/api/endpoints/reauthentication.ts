import * as v from 'valibot'
import { confirmation } from '../../domain/session/reauthentication.ts'
import { filled } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/**
 * Proves that it is the member who asks. A wrong password fails with `validation`, and not with 401, which would end
 * the session. LCK-2.
 */
export const reauthenticate = endpoint({
  method: 'POST',
  path: 'user/confirm',
  body: v.object({ password: filled }),
  response: confirmation,
  assumed: true,
})

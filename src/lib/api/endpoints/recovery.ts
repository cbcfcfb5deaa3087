import * as v from 'valibot'
import { filled, nothing } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/** Mails a link to `/password-reset?token=…`; never tells whether the account exists. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: 'user/password-reset',
  body: v.object({ email: filled }),
  response: nothing,
  token: false,
  assumed: true,
})

/** Sets a new password with the token of the mailed link. Fails with `link_expired`. */
export const resetPassword = endpoint({
  method: 'POST',
  path: 'user/password-reset-verify',
  body: v.object({ token: filled, password: filled }),
  response: nothing,
  token: false,
  assumed: true,
})

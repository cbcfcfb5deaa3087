import * as v from 'valibot'
import { oneTimeCode } from '../../domain/one-time-code.ts'
import { tokenPair } from '../../domain/session/token-pair.ts'
import { endpoint, filled } from '../endpoint.ts'

/** Signs in by e-mail and password. Fails with `invalid_credentials`. */
export const signIn = endpoint({
  method: 'POST',
  path: 'user/login',
  body: v.object({ email: filled, password: filled }),
  response: tokenPair,
  token: false,
})

/** Sends a one-time code to a phone, and another when it is asked again; answers alike for an unknown number. */
export const requestSignInCode = endpoint({
  method: 'POST',
  path: 'user/login',
  body: v.object({ phone: filled }),
  response: v.object({ otp: v.fallback(oneTimeCode, { length: 6, expires_in: 300, resend_in: 60 }) }),
  token: false,
})

/** Signs in by the code that the phone received. Fails with `code_invalid`. */
export const signInWithCode = endpoint({
  method: 'POST',
  path: 'user/login',
  body: v.object({ phone: filled, code: filled }),
  response: tokenPair,
  token: false,
})

/** Trades a refresh token for a new pair. Each works once; a used one is refused with 401. */
export const refreshSession = endpoint({
  method: 'POST',
  path: 'user/token/refresh',
  body: v.object({ refresh_token: filled }),
  response: tokenPair,
  token: false,
  assumed: false,
})

/** Ends the session on the platform; the portal signs out whatever it answers. */
export const signOut = endpoint({
  method: 'POST',
  path: 'user/logout',
  body: v.object({ refresh_token: filled }),
})

/** Mails a link to `/password-reset?token=…`; never tells whether the account exists. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: 'user/password-reset',
  body: v.object({ email: filled }),
  token: false,
})

/** Sets a new password with the token of the mailed link. Fails with `link_expired`. */
export const resetPassword = endpoint({
  method: 'POST',
  path: 'user/password-reset-verify',
  body: v.object({ token: filled, password: filled }),
  token: false,
})

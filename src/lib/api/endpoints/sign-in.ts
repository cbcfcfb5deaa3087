import * as v from 'valibot'
import { oneTimeCode } from '../../domain/one-time-code.ts'
import { tokenPair } from '../../domain/session/token-pair.ts'
import { filled, nothing } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/** Signs in by e-mail and password. Fails with `invalid_credentials`. */
export const signIn = endpoint({
  method: 'POST',
  path: 'user/login',
  body: v.object({ email: filled, password: filled }),
  response: tokenPair,
  token: false,
  assumed: true,
})

/** Sends a one-time code to a phone, and another when it is asked again; answers alike for an unknown number. */
export const requestSignInCode = endpoint({
  method: 'POST',
  path: 'user/login',
  body: v.object({ phone: filled }),
  response: v.object({ otp: v.fallback(oneTimeCode, { length: 6, expires_in: 300, resend_in: 60 }) }),
  token: false,
  assumed: true,
})

/** Signs in by the code that the phone received. Fails with `code_invalid`. */
export const signInWithCode = endpoint({
  method: 'POST',
  path: 'user/login',
  body: v.object({ phone: filled, code: filled }),
  response: tokenPair,
  token: false,
  assumed: true,
})

/** Trades a refresh token for a new pair. Each works once; a used one is refused with 401. */
export const refreshSession = endpoint({
  method: 'POST',
  path: 'user/token/refresh',
  body: v.object({ refresh_token: filled }),
  response: tokenPair,
  token: false,
})

/** Ends the session on the platform; the portal signs out whatever it answers. */
export const signOut = endpoint({
  method: 'POST',
  path: 'user/logout',
  body: v.object({ refresh_token: filled }),
  response: nothing,
  assumed: true,
})

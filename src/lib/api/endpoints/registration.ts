import * as v from 'valibot'
import { sex } from '../../domain/member.ts'
import { confirmation, resend, verifiedCard } from '../../domain/one-time-code.ts'
import { tokenPair, tokensIfAny } from '../../domain/session/token-pair.ts'
import { empty, endpoint, filled } from '../endpoint.ts'

/** Asks whether a card may be registered. Fails with `card_unknown` or `card_taken`. */
export const verifyCard = endpoint({
  method: 'POST',
  path: 'user/registration/card-verify',
  body: v.object({ card_number: filled }),
  response: verifiedCard,
  token: false,
})

const cardChoice = v.variant('mode', [
  v.object({ mode: v.literal('existing'), number: filled }),
  v.object({ mode: v.literal('virtual') }),
  v.object({ mode: v.literal('later') }),
])

const agreement = v.object({ id: filled, version_id: filled, agreed: v.boolean() })

/** Opens an account: a session at once, or a code to confirm first. Fails with `email_taken` or `validation`. */
export const register = endpoint({
  method: 'POST',
  path: 'user/registration',
  body: v.object({
    email: filled,
    password: filled,
    firstname: filled,
    lastname: filled,
    phone: v.optional(v.string()),
    sex: v.optional(sex),
    card: cardChoice,
    card_token: v.optional(v.string()),
    consents: v.array(agreement),
    lang: filled,
  }),
  response: v.union([tokenPair, v.object({ confirm: confirmation })]),
  token: false,
})

/** Confirms an e-mail address by code or by the token of a link. Fails with `code_invalid` or `link_expired`. */
export const verifyEmail = endpoint({
  method: 'POST',
  path: 'user/email-verify',
  body: v.union([v.object({ code: filled }), v.object({ token: filled })]),
  response: tokensIfAny,
  refreshes: ['user'],
})

/** Mails a link to `/email-confirmation?token=…`; answers after how many seconds it can be asked again. Fails with `rate_limited`. */
export const requestVerification = endpoint({
  method: 'POST',
  path: 'user/verification/request',
  body: empty,
  response: v.fallback(resend, { resend_in: 60 }),
})

/** Verifies the account by the token of the mailed link. Fails with `link_expired`. */
export const confirmVerification = endpoint({
  method: 'POST',
  path: 'user/verification/verify',
  body: v.object({ token: filled }),
})

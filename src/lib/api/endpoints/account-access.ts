import * as v from 'valibot'
import { identity, linkedIdentity, openSession, security } from '#lib/domain/account-access/account-access.ts'
import { assertion, confirmation } from '#lib/domain/session/passkey.ts'
import { tokensIfAny } from '#lib/domain/session/token-pair.ts'
import { endpoint, filled, listAnswer } from '../endpoint.ts'

/** Lists the identities by which the club knows the member: cards, phones, e-mail addresses. */
export const listIdentities = endpoint({
  path: 'user/identities',
  response: listAnswer('user_identities', identity),
  assumed: false,
})

/** Adds a card or a phone. A phone waits for a code. Fails with `card_unknown` or `card_taken`. */
export const linkIdentity = endpoint({
  method: 'POST',
  path: 'user/identity/link',
  body: v.variant('type', [
    v.object({ type: v.literal('card'), number: filled }),
    v.object({ type: v.literal('virtual_card') }),
    v.object({ type: v.literal('phone'), number: filled }),
  ]),
  response: v.object({ identity: linkedIdentity }),
})

/** Confirms a linked identity by its code. Fails with `code_invalid`. */
export const verifyIdentity = endpoint({
  method: 'POST',
  path: 'user/identity/{id}/verify',
  body: v.object({ code: filled }),
  refreshes: ['identities'],
})

/** Forgets an identity. */
export const removeIdentity = endpoint({
  method: 'DELETE',
  path: 'user/identity/{id}',
  refreshes: ['identities'],
  assumed: false,
})

/** The member's open sessions: the device of each in words, and which one asks. A platform that does not tell them answers 404 or 501. LCK-2. */
export const listSessions = endpoint({ path: 'user/sessions', response: listAnswer('sessions', openSession) })

/** Ends one session: its tokens are refused from then on. Fails with `not_found` when it is over already. LCK-2. */
export const endSession = endpoint({
  method: 'DELETE',
  path: 'user/session/{id}',
  refreshes: ['sessions'],
})

/**
 * The member's limit: what costs more, in hundredths of a point, needs a confirmation. A platform without one answers 404 or
 * 501. LCK-2.
 */
export const getSecurity = endpoint({ path: 'user/security', response: security })

/** Sets or lifts the limit. Needs a confirmation, else it fails with `confirmation_required`. LCK-2. */
export const updateSecurity = endpoint({
  method: 'POST',
  path: 'user/security',
  body: v.object({
    /** Hundredths of a point; null for no limit. */
    spend_limit: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null),
    passkeys_required: v.boolean(),
  }),
  refreshes: ['security'],
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
})

/**
 * Replaces the member's password. It may end her other sessions, and never the one that asks, which goes on with the tokens of the
 * answer where there are any; 204 leaves it those that it has. What is wrong with either password fails with `validation` at its
 * field, and not with 401, which would end the session. Offered only where `MEMBER_AUTHENTICATION.password_change` says so. AUT-7.
 */
export const changePassword = endpoint({
  method: 'POST',
  path: 'user/password',
  body: v.object({
    /** The present one. */
    password: filled,
    new_password: filled,
  }),
  response: tokensIfAny,
  refreshes: ['sessions'],
})

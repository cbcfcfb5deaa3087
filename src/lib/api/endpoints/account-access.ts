import * as v from 'valibot'
import { identity, linkedIdentity } from '../../domain/account-access/identity.ts'
import { filled, listAnswer, nothing } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/** Lists the identities by which the club knows the member: cards, phones, e-mail addresses. */
export const listIdentities = endpoint({
  path: 'user/identities',
  response: listAnswer('user_identities', identity),
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
  assumed: true,
})

/** Confirms a linked identity by its code. Fails with `code_invalid`. */
export const verifyIdentity = endpoint({
  method: 'POST',
  path: 'user/identity/{id}/verify',
  body: v.object({ code: filled }),
  response: nothing,
  refreshes: ['identities'],
  assumed: true,
})

/** Forgets an identity. */
export const removeIdentity = endpoint({
  method: 'DELETE',
  path: 'user/identity/{id}',
  response: nothing,
  refreshes: ['identities'],
})

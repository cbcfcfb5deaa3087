import * as v from 'valibot'
import { privacyRequest } from '#lib/domain/privacy/privacy-request.ts'
import { optional } from '#lib/domain/tolerant.ts'
import { empty, endpoint, filled, listAnswer } from '../endpoint.ts'

/**
 * Asks for a copy of the personal data; an e-mail confirms it. Its link is `/?token=…`, since the start page is there in every
 * variant of the portal; it leads on to the profile where that is another page.
 */
export const requestPersonalData = endpoint({
  method: 'POST',
  path: 'privacy/request/data',
  body: empty,
})

/** Asks for the account to be deleted; nothing happens before the mailed link, `/deletion?token=…`, is opened. */
export const requestDeletion = endpoint({
  method: 'POST',
  path: 'privacy/request/deletion',
  body: empty,
})

/**
 * Confirms either request by the token of its mailed link, which says by itself who asks: a session that the deletion has
 * ended must not stand in the way of a second try. Fails with `link_expired`.
 */
export const confirmPrivacyRequest = endpoint({
  method: 'POST',
  path: 'privacy/confirm-request',
  token: false,
  body: v.object({ token: filled }),
  response: v.fallback(v.object({ type: optional(v.picklist(['data', 'deletion'])) }), { type: undefined }),
})

/**
 * The member's requests for her data and for the deletion, each with the day by which the club answers it. A platform that
 * keeps no list answers 404 or 501. PRV-1.
 */
export const listPrivacyRequests = endpoint({
  path: 'privacy/requests',
  response: listAnswer('requests', privacyRequest),
})

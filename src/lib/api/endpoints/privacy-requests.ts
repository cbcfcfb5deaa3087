import { privacyRequest } from '../../domain/privacy/privacy-request.ts'
import { listAnswer } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/** The member's requests for her data and for the deletion. A platform that keeps no list answers 404 or 501. PRV-1. */
export const listPrivacyRequests = endpoint({
  path: 'privacy/requests',
  response: listAnswer('requests', privacyRequest),
  assumed: true,
})

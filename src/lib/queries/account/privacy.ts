import { queryOptions } from '@tanstack/react-query'
import { listConsents } from '#lib/api/endpoints/consents.ts'
import { listPrivacyRequests } from '#lib/api/endpoints/privacy.ts'
import { consentTimeline } from '#lib/domain/consents/consent.ts'
import type { PrivacyRequest } from '#lib/domain/privacy/privacy-request.ts'
import { call } from '../call.ts'
import { optionalCall } from '../optional-call.ts'

/** The member's requests; `isAbsent` where the platform keeps no list of them. */
interface PrivacyRequests {
  readonly isAbsent: boolean
  readonly requests: readonly PrivacyRequest[]
}

const none: PrivacyRequests = { isAbsent: true, requests: [] }

/** The member's requests for her data and for the deletion. A platform without the list is asked once in a session. PRV-1. */
export const privacyRequestsQuery = queryOptions({
  ...optionalCall<PrivacyRequests>(
    ['privacy-requests'],
    () =>
      call(listPrivacyRequests, {}, { inPlace: true }).then(({ requests }) => ({
        isAbsent: false,
        requests,
      })),
    none,
  ),
})

/** Every consent of the club, of all places where it asks for some. PRV-1. */
export const allConsentsQuery = queryOptions({
  queryKey: ['consents', 'all'],
  queryFn: async ({ signal }) => {
    const places = ['profile', 'registration', 'footer'] as const
    const lists = places.map((displayIn) => call(listConsents, { body: { displayIn } }, { signal }))
    return consentTimeline((await Promise.all(lists)).map(({ consents }) => consents))
  },
})

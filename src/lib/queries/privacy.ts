import { queryOptions } from '@tanstack/react-query'
import { listConsents } from '#lib/api/endpoints/consents.ts'
import { listPrivacyRequests } from '#lib/api/endpoints/privacy.ts'
import { consentTimeline } from '#lib/domain/consents/consent.ts'
import { call } from './call.ts'
import { optionalQuery } from './optional-query.ts'

/** Every consent of the club, of all places where it asks for some. PRV-1. */
export const allConsentsQuery = queryOptions({
  queryKey: ['consents', 'all'],
  queryFn: async ({ signal }) => {
    const places = ['profile', 'registration', 'footer'] as const
    const lists = places.map((displayIn) => call(listConsents, { body: { displayIn } }, { signal }))
    return consentTimeline((await Promise.all(lists)).map(({ consents }) => consents))
  },
})

/** The member's requests for her data and for the deletion. PRV-1. */
export const privacyRequestsQuery = optionalQuery(
  'privacy-requests',
  listPrivacyRequests,
  ({ requests }) => requests,
)

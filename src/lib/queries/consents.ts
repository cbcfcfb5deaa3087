import { queryOptions } from '@tanstack/react-query'
import { getConsentText, listConsents } from '#lib/api/endpoints/consents.ts'
import { listPrivacyRequests } from '#lib/api/endpoints/privacy.ts'
import { consentTimeline } from '#lib/domain/consents/consent.ts'
import { call } from './call.ts'
import { optionalQuery } from './make-query.ts'

/** The consents that stand in one place: the footer, the registration, the profile. */
export const consentsQuery = (displayIn: 'registration' | 'footer' | 'profile') =>
  queryOptions({
    queryKey: ['consents', displayIn],
    queryFn: async ({ signal }) => (await call(listConsents, { body: { displayIn } }, { signal })).consents,
  })

/** The words of a consent as they stand today. `html` is not safe as it is. */
export const consentTextQuery = (id: string) =>
  queryOptions({
    queryKey: ['consent', id],
    queryFn: ({ signal }) => call(getConsentText, { params: { id } }, { signal, inPlace: true }),
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

/** The member's requests for her data and for the deletion. PRV-1. */
export const privacyRequestsQuery = optionalQuery(
  'privacy-requests',
  listPrivacyRequests,
  ({ requests }) => requests,
)

import { queryOptions } from '@tanstack/react-query'
import { getConsentText, listConsents } from '#lib/api/endpoints/consents.ts'
import { call } from './call.ts'

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

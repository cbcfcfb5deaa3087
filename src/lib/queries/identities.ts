import { queryOptions } from '@tanstack/react-query'
import { listIdentities } from '#lib/api/endpoints/account-access.ts'
import { phonesOf } from '../domain/account-access/identity.ts'
import { call } from './call.ts'

/** The phone numbers among what the club knows the member by. */
export const phonesQuery = queryOptions({
  queryKey: ['identities'],
  queryFn: async ({ signal }) => (await call(listIdentities, {}, { signal })).user_identities,
  select: phonesOf,
})

import { queryOptions } from '@tanstack/react-query'
import { listAddresses } from '#lib/api/endpoints/addresses.ts'
import type { Address } from '#lib/domain/addresses/address.ts'
import { call } from './call.ts'
import { queryClient } from './query-client.ts'

export const addressesQuery = queryOptions({
  queryKey: ['addresses'],
  queryFn: async ({ signal }) => (await call(listAddresses, {}, { signal })).addresses,
})

/** Reads the member's addresses from the server, never from the cache. Fails with ApiError. */
export const readAddresses = (): Promise<readonly Address[]> =>
  queryClient.fetchQuery({ ...addressesQuery, staleTime: 0 })

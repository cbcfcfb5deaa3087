import type { Address } from '#lib/domain/address.ts'
import { addressesQuery } from './details.ts'
import { queryClient } from './query-client.ts'

/** Reads the member's addresses from the server, never from the cache. Fails with ApiError. */
export const readAddresses = (): Promise<readonly Address[]> =>
  queryClient.fetchQuery({ ...addressesQuery, staleTime: 0 })

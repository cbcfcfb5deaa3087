import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listStores } from '#lib/api/endpoints/content.ts'
import type { Store } from '#lib/domain/stores/store.ts'
import { findStores } from '#lib/domain/stores/store-list.ts'
import { listQuery } from './list-query.ts'
import { queryClient } from './query-client.ts'
import { useCallError } from './use-call-error.ts'

const storesQuery = listQuery('stores', listStores)

/**
 * The places that a member may choose from, for `ui/venue-picker.tsx`: the club's stores page by page, or the given
 * ones. `found` are those that the typed text means, and the chosen one in any case; undefined while none has come.
 */
export function useVenues(given?: readonly Store[]) {
  const [typed, search] = useState('')
  const [chosen, choose] = useState<string>()
  const query = useInfiniteQuery({ ...storesQuery, enabled: given === undefined }, queryClient)
  const callError = useCallError(query)
  const stores = given ?? query.data
  const matching = stores && findStores(stores, typed)
  const kept = stores?.filter(({ id }) => id === chosen && !matching?.some((one) => one.id === id))
  return {
    chosen: stores?.find(({ id }) => id === chosen),
    found: matching && [...(kept ?? []), ...matching],
    matches: matching?.length ?? 0,
    isSearching: typed.trim() !== '',
    more: query.hasNextPage,
    loading: query.isFetching,
    callError,
    search,
    choose,
    /** Asks for the next page, or for the first one again. */
    load: () => void (query.data ? query.fetchNextPage() : query.refetch()),
  }
}

import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { useState } from 'react'
import { listStores } from '#lib/api/endpoints/content.ts'
import { isAbsent } from '#lib/domain/call-error.ts'
import { pageAt, pageSize } from '#lib/domain/paging.ts'
import type { Store } from '#lib/domain/stores/store.ts'
import { findStores, type Position, rounded } from '#lib/domain/stores/store-list.ts'
import { call } from './call.ts'
import { type Page, pagedOptions } from './make-query.ts'
import { persisted } from './persisted.ts'
import { cachedData, queryClient, useCallError } from './query-client.ts'

interface StoreSearch {
  /** The member's position, once she has given it. */
  readonly near: Position | undefined
  readonly typed: string
}

/**
 * The stores of the club, page by page, for the page of them. A platform without any (404, 501) is asked once in a tab; its
 * list is empty. A position, and what was searched for, are not kept for the next page. STO-1.
 */
export const stationsQuery = ({ near, typed }: StoreSearch) => {
  const place = near && rounded(near)
  const options = pagedOptions<Store>()
  return infiniteQueryOptions({
    ...options,
    queryKey: ['stores', 'found', place ?? null, typed],
    queryFn: async ({ pageParam, signal }): Promise<Page<Store>> => {
      const query = { ...pageAt(pageParam), ...place, ...(typed === '' ? {} : { q: typed }) }
      try {
        const { stores, received } = await call(listStores, { query }, { signal, inPlace: true })
        return { items: stores, received }
      } catch (error) {
        if (!isAbsent(error)) throw error
        // Of a search, or of a later page, it means that nothing was found.
        if (pageParam === 0 && typed === '') queryClient.setQueryData(noStoresQuery.queryKey, true)
        return { items: [], received: 0 }
      }
    },
    // A platform that sends more than it was asked for has sent all.
    getNextPageParam: (last, pages) =>
      (last.received ?? 0) > pageSize ? undefined : options.getNextPageParam(last, pages),
    enabled: () => cachedData(noStoresQuery) !== true,
    placeholderData: keepPreviousData,
  })
}

/** Returns the first of the club's stores; undefined while none is known, or nobody asks. They are asked for once in a tab. STO-1. */
export function useStores(isAsking = true): readonly Store[] | undefined {
  const { data: isAbsent = false } = useQuery(noStoresQuery, queryClient)
  const { data } = useInfiniteQuery(
    { ...allStoresQuery, enabled: isAsking && !isAbsent, staleTime: 'static' },
    queryClient,
  )
  return data
}

/** True once the platform has answered that it has no stores; never asked for by itself. STO-1. */
export const noStoresQuery = queryOptions<boolean>({
  queryFn: skipToken,
  ...persisted(['no-stores'], (known) => known === true),
})

/** The query of the stores before anybody has searched them. */
export const allStoresQuery = stationsQuery({ near: undefined, typed: '' })

/**
 * The places that a member may choose from, for `ui/venue-picker.tsx`: the club's stores page by page, or the given
 * ones. `found` are those that the typed text means, and the chosen one in any case; undefined while none has come.
 */
export function useVenues(given?: readonly Store[]) {
  const [typed, search] = useState('')
  const [chosen, choose] = useState<string>()
  const query = useInfiniteQuery({ ...allStoresQuery, enabled: given === undefined }, queryClient)
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

import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { isAbsent } from '#lib/api/api-error.ts'
import { listStores } from '#lib/api/endpoints/stores.ts'
import { isShort, mergePages, nextOffset, pageAt, pageSize } from '#lib/domain/paging.ts'
import { type Position, rounded } from '#lib/domain/stores/position.ts'
import type { Store } from '#lib/domain/stores/store.ts'
import { call } from '../call.ts'
import { cachedData, queryClient } from '../query-client.ts'
import { noStoresQuery } from './no-stores.ts'

/** A part of the list as its query holds it. */
interface Page {
  readonly items: Store[]
  /** The number of rows that came, before damaged ones were left out. */
  readonly received: number
}

/** Decides which stores are asked for. */
interface StoreSearch {
  /** The member's position, once she has given it. */
  readonly near: Position | undefined
  /** The text that she searches for; '' for all. */
  readonly typed: string
}

const none: Page = { items: [], received: 0 }

/** Each store once. */
const merged = ({ pages }: { pages: Page[] }) => mergePages(pages.map(({ items }) => items))

/**
 * The stores of the club, page by page, for the page of them. A platform without any (404, 501) is asked once in a tab; its
 * list is empty. A position, and what was searched for, are not kept for the next page. STO-1.
 */
export const stationsQuery = ({ near, typed }: StoreSearch) => {
  const place = near && rounded(near)
  return infiniteQueryOptions({
    queryKey: ['stores', 'found', place ?? null, typed],
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const query = { ...pageAt(pageParam), ...place, ...(typed === '' ? {} : { q: typed }) }
      try {
        const { stores, received } = await call(listStores, { query }, { signal, inPlace: true })
        return { items: stores, received: received ?? stores.length }
      } catch (error) {
        if (!isAbsent(error)) throw error
        // Of a search, or of a later page, it means that nothing was found.
        if (pageParam === 0 && typed === '') queryClient.setQueryData(noStoresQuery.queryKey, true)
        return none
      }
    },
    initialPageParam: 0,
    // A platform that sends more than it was asked for has sent all.
    getNextPageParam: ({ received }, pages) =>
      received > pageSize
        ? undefined
        : nextOffset(
            pages.map(({ items }) => items),
            { received },
          ),
    enabled: () => cachedData(noStoresQuery) !== true,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: ({ state }) => isShort(state.data?.pages),
    refetchOnReconnect: ({ state }) => isShort(state.data?.pages),
    select: merged,
  })
}

import { type Query, QueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { freshFor } from '../browser/early.ts'
import { onLeave, onPageShown } from '../browser/navigation.ts'
import { contentSettled, whenIdle } from '../browser/page-load.ts'
import { type QueryErrorName, queryErrorName } from '../domain/call-error.ts'
import { attachCache } from './owner.ts'
import { persist } from './persisted.ts'

/** The one cache of the server's facts. Not retried; asked even when the browser believes to be offline. SES-11. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: freshFor, gcTime: 600_000, retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Returns what is known of a query without asking for it: from the cache, else from the browser's storage. */
export const cachedData = <TKey extends QueryKey>(options: { readonly queryKey: TKey }) => {
  queryClient.getQueryCache().build(queryClient, queryClient.defaultQueryOptions({ ...options }))
  return queryClient.getQueryData(options.queryKey)
}

/** Stores what has changed of the queries that are persisted, when the page is idle and when it is hidden or left. */
const persistChanges = (): void => {
  const changed = new Set<Query>()
  const flush = () => {
    // One that the cache has given up may be of the member before.
    for (const query of changed)
      if (queryClient.getQueryCache().get(query.queryHash) === query) persist(query)
    changed.clear()
  }
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !event.query.meta?.isStored) return
    if (event.action.type !== 'success' && event.action.type !== 'invalidate') return
    if (changed.size === 0) whenIdle(flush)
    changed.add(event.query)
  })
  onLeave(flush)
}

/** Refetches stale queries on screen after a page change, as on a focus: the frame stays mounted. SES-11. */
const renewOnPageChange = (): void => {
  let shownAt = 0
  const renew = () =>
    queryClient.refetchQueries(
      {
        type: 'active',
        predicate: ({ observers, state }) =>
          // The content of the new page has fetched its own already.
          Math.max(state.dataUpdatedAt, state.errorUpdatedAt) < shownAt &&
          observers.some((observer) => observer.shouldFetchOnWindowFocus()),
      },
      { cancelRefetch: false },
    )
  onPageShown(() => {
    shownAt = Date.now()
    // The requests and the drawing of the new page go first.
    void contentSettled().then(() => whenIdle(() => void renew()))
  })
}

if (typeof window !== 'undefined') {
  // No provider does it for us: from here on what is stale is asked for again when the member or the network returns.
  queryClient.mount()
  renewOnPageChange()
  persistChanges()
}
attachCache(queryClient)

/** Returns the reason why a query failed. Where there is nothing to show it stays during further tries, so that the retry button does too. */
export function useCallError({ data, error }: { data: unknown; error: unknown }): QueryErrorName | undefined {
  const [last, setLast] = useState<QueryErrorName>()
  const name = error ? queryErrorName(error) : undefined
  if (name && name !== last) setLast(name)
  return data === undefined ? (name ?? last) : name
}

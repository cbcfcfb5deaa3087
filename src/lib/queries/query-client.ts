import { type DehydratedState, dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { freshFor } from '../browser/early.ts'
import { recallFacts } from './kept-facts.ts'
import { attachCache } from './remembered.ts'

/** The one cache of the server's facts. Not retried; asked even when the browser believes to be offline. SES-11. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: freshFor, gcTime: 600_000, retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// No provider does it for us: from here on what is stale is asked for again when the member or the network returns.
if (typeof window !== 'undefined') queryClient.mount()

/** Hands on what was known before a call failed, without its error: the next page asks, and fails, by itself. */
const withoutError = (query: DehydratedState['queries'][number]) => ({
  ...query,
  state: { ...query.state, status: 'success', error: null } as const,
})

/** All that is known and may be kept. */
export const knownState = (): DehydratedState => {
  const { queries, mutations } = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state: { data }, meta }) => data !== undefined && meta?.kept !== false,
  })
  return { mutations, queries: queries.map(withoutError) }
}

attachCache({
  fill: (owner, left) => hydrate(queryClient, left ?? recallFacts(owner) ?? {}),
  empty: () => queryClient.clear(),
  age: () => void queryClient.invalidateQueries(),
  state: knownState,
})

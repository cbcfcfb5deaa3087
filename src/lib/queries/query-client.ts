import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { attachCache } from './remembered.ts'

/** How long an answer counts as fresh, in milliseconds. Spec §9. */
export const freshFor = 10_000

/** The one cache of the server's facts. Not retried; asked even when the browser believes to be offline. Spec §9. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: freshFor, gcTime: 600_000, retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// No provider does it for us: from here on what is stale is asked for again when the member or the network returns.
if (typeof window !== 'undefined') queryClient.mount()

attachCache({
  fill: (state) => hydrate(queryClient, state),
  empty: () => queryClient.clear(),
  age: () => void queryClient.invalidateQueries(),
  state: () =>
    dehydrate(queryClient, {
      shouldDehydrateQuery: ({ state: { status }, meta }) => status === 'success' && meta?.kept !== false,
    }),
})

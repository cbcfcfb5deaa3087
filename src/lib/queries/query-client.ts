import { QueryClient } from '@tanstack/react-query'

/** How long an answer counts as fresh, in milliseconds. Spec §9. */
export const freshFor = 10_000

/** The one cache of the server's facts. Not retried; asked even when the browser believes to be offline. Spec §9. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: freshFor, gcTime: 600_000, retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

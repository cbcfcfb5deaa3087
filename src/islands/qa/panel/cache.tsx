import { duration } from '#lib/qa/facts.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { Rows } from './rows.tsx'
import { useSeconds } from './use-seconds.ts'

/** The answers that the page remembers: how old each is, and whether somebody shows it. */
export function Cache() {
  const now = useSeconds()
  return (
    <Rows
      caption="Query cache"
      head={['Query', 'Status', 'Fetching', 'Age', 'Stale', 'Shown by']}
      rows={queryClient
        .getQueryCache()
        .getAll()
        .map((query) => ({
          key: query.queryHash,
          cells: [
            query.queryKey.map(String).join(' '),
            query.state.status,
            query.state.fetchStatus,
            query.state.dataUpdatedAt ? duration(now - query.state.dataUpdatedAt) : '',
            query.isStale() ? 'stale' : 'fresh',
            String(query.getObserversCount()),
          ],
          bad: query.state.status === 'error',
        }))}
    />
  )
}

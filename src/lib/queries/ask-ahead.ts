import { type EarlyRequest, freshFor } from '#lib/browser/early.ts'
import { askEarly } from './call.ts'
import { queryClient } from './query-client.ts'

/**
 * Asks for the first data of a page that is on its way, as the head's script does for a page that is loaded: what is known
 * and fresh, or being asked for, is left alone. pathname: the page's own. SES-11.
 */
export const askAhead = (requests: readonly EarlyRequest[], pathname: string): void => {
  const id = pathname.split('/')[2] ?? ''
  for (const { topic, path } of requests) {
    const key = path.includes('{id}') ? [topic, decodeURIComponent(id)] : [topic]
    const { dataUpdatedAt = 0, fetchStatus, isInvalidated } = queryClient.getQueryState(key) ?? {}
    const isFresh = !isInvalidated && Date.now() - dataUpdatedAt < freshFor
    // The channels of the news are the head's to fill in.
    if (!isFresh && fetchStatus !== 'fetching' && !path.includes('{channels}'))
      askEarly(path.replace('{id}', id))
  }
}

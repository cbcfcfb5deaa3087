import { dehydrate, hydrate } from '@tanstack/react-query'
import { tabShelf } from '#lib/browser/storage.ts'
import { queryClient } from './query-client.ts'

/** Where the head's script reads which facts are fresh: `{queryHash: unix ms}`. */
export const freshKey = 'fresh'
const prefix = 'queries:'

/** The largest cache that is handed to the next page, in characters; storage holds about five million. */
const largest = 2_000_000

const shelf = tabShelf()
let owner: string | undefined

/**
 * Lets the server's facts survive a page change: reads what an earlier page of this tab left for the same club and
 * sign-in, and leaves the same for the next one. What belongs to anybody else is thrown away.
 */
export const rememberQueries = (tenant: string, sitting: string): void => {
  owner = `${prefix}${tenant}:${sitting}`
  for (const key of shelf.keys(prefix)) if (key !== owner) shelf.remove(key)
  const kept = shelf.get(owner)
  if (kept === undefined) return
  try {
    hydrate(queryClient, JSON.parse(kept))
  } catch {
    shelf.remove(owner)
  }
}

/** Leaves the cache for the next page of this tab. */
export const keepQueries = (): void => {
  if (owner === undefined) return
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state: { status }, meta }) => status === 'success' && meta?.kept !== false,
  })
  const text = JSON.stringify(state)
  if (text.length > largest) {
    shelf.remove(owner)
    shelf.remove(freshKey)
    return
  }
  shelf.set(owner, text)
  const fresh = state.queries
    .filter(({ state: { isInvalidated } }) => !isInvalidated)
    .map(({ queryHash, state: { dataUpdatedAt } }) => [queryHash, dataUpdatedAt])
  shelf.set(freshKey, JSON.stringify(Object.fromEntries(fresh)))
}

/** Empties the cache, here and for the next page. Spec §4: clearing the token empties cached queries. */
export const forgetQueries = (): void => {
  owner = undefined
  queryClient.clear()
  for (const key of shelf.keys(prefix)) shelf.remove(key)
  shelf.remove(freshKey)
}

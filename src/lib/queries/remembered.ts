import type { DehydratedState } from '@tanstack/react-query'
import { lastingShelf, tabShelf } from '#lib/browser/storage.ts'

/** Where the head's script reads which facts are fresh: `{queryHash: unix ms}`. */
export const freshKey = 'fresh'
/** Where the card lies that is shown at the till without a network; see kept-card.ts. */
export const cardKey = 'card'
const prefix = 'queries:'

/** The largest cache that is handed to the next page, in characters; storage holds about five million. */
const largest = 2_000_000

/** The cache of server facts, as far as handing it from page to page goes. */
interface Cache {
  readonly fill: (state: Partial<DehydratedState>) => void
  readonly empty: () => void
  readonly age: () => void
  readonly state: () => DehydratedState
}

const shelf = tabShelf()
let owner: string | undefined
let cache: Cache | undefined

/** Whose facts are remembered: a club and a sign-in; undefined while nobody is signed in. */
export const rememberedFor = (): string | undefined => owner

const recall = (): void => {
  const kept = owner === undefined ? undefined : shelf.get(owner)
  if (kept === undefined || owner === undefined || !cache) return
  try {
    cache.fill(JSON.parse(kept))
  } catch {
    shelf.remove(owner)
  }
}

/** Names the page's cache. Pages that show no server facts, such as the login, have none and do not load its library. */
export const attachCache = (given: Cache): void => {
  cache = given
  recall()
}

/**
 * Lets the server's facts survive a page change: reads what an earlier page of this tab left for the same club and
 * sign-in, and leaves the same for the next one. What belongs to anybody else is thrown away.
 */
export const rememberQueries = (tenant: string, sitting: string): void => {
  owner = `${prefix}${tenant}:${sitting}`
  for (const key of shelf.keys(prefix)) if (key !== owner) shelf.remove(key)
  recall()
}

/** Leaves the cache for the next page of this tab. */
export const keepQueries = (): void => {
  if (owner === undefined || !cache) return
  const state = cache.state()
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

/** Asks anew for what is on screen: a page out of the back/forward cache stood still while others went on. */
export const ageQueries = (): void => cache?.age()

/** Empties the cache, here and for the next page. Spec §4: clearing the token empties cached queries. */
export const forgetQueries = (): void => {
  owner = undefined
  lastingShelf().remove(cardKey)
  cache?.empty()
  for (const key of shelf.keys(prefix)) shelf.remove(key)
  shelf.remove(freshKey)
}

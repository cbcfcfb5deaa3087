import type { DehydratedState } from '@tanstack/react-query'
import { ownedKeys } from '#lib/browser/owned-keys.ts'
import { lastingStorage, tabStorage } from '#lib/browser/storage.ts'
import { freshKey, queriesKey, screenKey, sessionIdKey } from '#lib/browser/storage-keys.ts'
import { anything, stored, storedText } from '#lib/browser/stored.ts'
import { memberKey, tenant } from '#lib/config/tenant.ts'

/** The largest cache that is handed to the next page, in characters; storage holds about five million. */
const largest = 2_000_000

/** The cache of server facts, as far as handing it from page to page goes. */
interface Cache {
  /**
   * Takes what this tab has left, which is the newest; a new tab, or one of another day, what the last visit of the owner
   * has kept.
   */
  readonly fill: (owner: string, left: Partial<DehydratedState> | undefined) => void
  readonly empty: () => void
  readonly age: () => void
  readonly state: () => DehydratedState
}

/** A club and a sign-in. */
interface Owner {
  readonly name: string
  readonly sessionId: string
}

const storage = tabStorage()
const lasting = lastingStorage()
let owner: Owner | undefined
let cache: Cache | undefined

/** Whose facts are remembered in this tab: a club and a sign-in; undefined while nobody is signed in. */
export const rememberedFor = (): string | undefined => owner && queriesKey(owner.name)

const recall = (): void => {
  if (!owner || !cache) return
  const { name } = owner
  const kept = stored(queriesKey(name), anything, storage)
  const left = kept.read()
  // Our own cache has written it; whatever else lies there is given up where the cache cannot take it.
  if (left === undefined) kept.remove()
  try {
    cache.fill(name, left as Partial<DehydratedState> | undefined)
  } catch {
    kept.remove()
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
export const rememberQueries = (club: string, sessionId: string): void => {
  const name = `${club}:${sessionId}`
  owner = { name, sessionId }
  for (const key of storage.keys(queriesKey())) if (key !== queriesKey(name)) storage.remove(key)
  recall()
}

/**
 * Returns whose facts and screens may be kept now: a club and a sign-in. Undefined once the session has ended in any tab,
 * also before this one has heard of it. OFF-2.
 */
export const keepsFor = (): string | undefined =>
  owner && lasting.get(memberKey(sessionIdKey)) === owner.sessionId ? owner.name : undefined

/** Leaves the cache for the next page of this tab. */
export const keepQueries = (): void => {
  const name = keepsFor()
  if (name === undefined || !cache) return
  const state = cache.state()
  const text = JSON.stringify(state)
  const kept = storedText(queriesKey(name), storage)
  const fresh = stored(freshKey, anything, storage)
  if (text.length > largest) {
    kept.remove()
    fresh.remove()
    return
  }
  kept.write(text)
  const learned = state.queries
    .filter(({ state: { isInvalidated } }) => !isInvalidated)
    .map(({ queryHash, state: { dataUpdatedAt } }) => [queryHash, dataUpdatedAt])
  fresh.write(Object.fromEntries(learned))
}

/** Asks anew for what is on screen: a page out of the back/forward cache stood still while others went on. */
export const ageQueries = (): void => cache?.age()

/** Empties the cache, here and for the next page. SES-7: signing out empties cached queries. */
export const forgetQueries = (): void => {
  owner = undefined
  cache?.empty()
  for (const key of storage.keys(queriesKey())) storage.remove(key)
  for (const prefix of [...ownedKeys.map((key) => key(`${tenant()}:`)), screenKey(tenant())])
    for (const key of lasting.keys(prefix)) lasting.remove(key)
  storage.remove(freshKey)
}

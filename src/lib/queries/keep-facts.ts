import { lastingStorage } from '#lib/browser/storage.ts'
import { factsKey } from '#lib/browser/storage-keys.ts'
import { type Facts, factsVersion, type Query, storedFacts } from './kept-facts.ts'
import { knownState, queryClient } from './query-client.ts'

/** The queries that are kept for the next visit: what a member needs at the till, and what she looks at most. OFF-1. */
export const keptTopics = [
  'user',
  'wallet-links',
  'coupons',
  'coupon',
  'rewards',
  'reward',
  'perks',
  'transactions',
  'news',
  'article',
] as const

/** The most that is kept, in characters; storage holds about five million. */
const largest = 500_000

/** Of a long list, its first page. */
const shorten = (query: Query): Query => {
  const { pages, pageParams } = (query.state.data ?? {}) as { pages?: unknown[]; pageParams?: unknown[] }
  if (!pages || !pageParams || pages.length < 2) return query
  return {
    ...query,
    state: { ...query.state, data: { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) } },
  }
}

/** Keeps what is known for the next visit, unless another tab knows newer things. */
export const keepFacts = (owner: string): void => {
  const { queries } = knownState()
  const own = queries.filter(({ queryKey }) => keptTopics.some((topic) => topic === queryKey[0])).map(shorten)
  const at = Math.max(0, ...own.map(({ state }) => state.dataUpdatedAt))
  const kept = storedFacts(owner)
  const before = (kept.read() ?? {}) as Partial<Facts>
  // A page that has asked for nothing yet knows nothing to keep.
  if (at <= (before.version === factsVersion ? Number(before.at) : 0)) return
  const text = JSON.stringify({ version: factsVersion, at, queries: own } satisfies Facts)
  if (text.length > largest) kept.remove()
  else {
    lastingStorage().set(factsKey(owner), text)
    // A full storage has passed it on to the tab's, which has all of it already.
    if (lastingStorage().placeOf(factsKey(owner)) !== 'local') kept.remove()
  }
}

/** Calls back whenever an answer has come. */
export const onAnswer = (listener: () => void): void => {
  queryClient.getQueryCache().subscribe(({ type, ...event }) => {
    if (type === 'updated' && 'action' in event && event.action.type === 'success') listener()
  })
}

import { hashKey, type Query, type QueryKey } from '@tanstack/react-query'
import * as v from 'valibot'
import { keptFor } from '#lib/browser/early.ts'
import { lastingStorage, stored } from '#lib/browser/storage.ts'
import { factKey, factsKey } from '#lib/browser/storage-keys.ts'
import { pageOwner, recordOwner } from './owner.ts'

/** The record of a query in the browser's storage. Times are unix milliseconds of this device. */
const record = v.object({
  storedAt: v.number(),
  /** The time of the server's answer; 0 once it is stale, whatever its age. */
  updatedAt: v.number(),
  lang: v.string(),
  data: v.unknown(),
})

/** The most that is stored of one query, in characters; a storage holds about five million. */
const largest = 300_000

/** The most records of one member; the oldest are removed. */
const most = 100

const storage = lastingStorage()
const recordAt = (key: string) => stored(key, record, storage)

/** Returns the record of a query; one that is older than 30 days is removed. OFF-2. */
const readRecord = (queryKey: QueryKey): v.InferOutput<typeof record> | undefined => {
  const owner = typeof window === 'undefined' ? undefined : pageOwner()
  if (owner === undefined) return undefined
  const kept = recordAt(factKey(owner, hashKey(queryKey)))
  const found = kept.read()
  if (!found || Math.abs(Date.now() - found.storedAt) < keptFor) return found
  kept.remove()
  return undefined
}

/** The longest pause within which a list is found as long as it was left, in milliseconds. */
const longestPause = 30 * 60_000

/** Returns the first page of a list, which is all that a later visit begins with; anything else as it is. */
const shortened = (data: unknown): unknown => {
  const { pages, pageParams } = data as { pages?: unknown[]; pageParams?: unknown[] }
  return pages && pageParams ? { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) } : data
}

/**
 * Returns the key of a query and the options by which it begins with what the browser has stored of it, so that React's first pass has it, and is
 * stored whenever it changes. read: parses what was stored as an answer is parsed, and throws where it does not fit. isStored: tells
 * which data are stored. OFF-1.
 */
export const persisted = <Data, TKey extends QueryKey>(
  queryKey: TKey,
  read: (data: unknown) => Data,
  isStored: (data: unknown) => boolean = () => true,
) => ({
  queryKey,
  meta: { isStored },
  initialData: (): Data | undefined => {
    const found = readRecord(queryKey)
    if (!found) return undefined
    const isLater = Date.now() - found.storedAt > longestPause
    try {
      return read(isLater ? shortened(found.data) : found.data)
    } catch {
      return undefined
    }
  },
  initialDataUpdatedAt: (): number => {
    const { lang, updatedAt } = readRecord(queryKey) ?? {}
    return lang === document.documentElement.lang ? (updatedAt ?? 0) : 0
  },
})

let isStopped = false

/** Stores nothing of this page from now on: the member has cleared what was stored. PRV-1. */
export const stopPersisting = (): void => {
  isStopped = true
}

/** Stores a query for the member of this page, for the next visit or another tab. */
export const persist = ({ queryHash, state, meta }: Query): void => {
  const owner = recordOwner()
  const isStored = meta?.isStored as ((data: unknown) => boolean) | undefined
  if (owner === undefined || isStopped || state.data === undefined || !isStored?.(state.data)) return
  const key = factKey(owner, queryHash)
  const kept = recordAt(key)
  const value = {
    storedAt: Date.now(),
    updatedAt: state.isInvalidated ? 0 : state.dataUpdatedAt,
    lang: document.documentElement.lang,
    data: state.data,
  }
  if (JSON.stringify(value).length > largest) {
    kept.remove()
    return
  }
  kept.write(value)
  // A full storage has passed it on to another, where it is in the way of what cannot be asked for again.
  if (storage.placeOf(key) !== storage.kind) kept.remove()
}

/** Makes the records of all queries stale whose key begins with a topic, those that this page has no query of among them. SES-12. */
export const invalidateRecords = (topic: string): void => {
  const owner = recordOwner()
  if (owner === undefined) return
  for (const key of storage.keys(factKey(owner, `["${topic}"`))) {
    const found = recordAt(key).read()
    if (found) recordAt(key).write({ ...found, updatedAt: 0 })
  }
}

/** Removes the member's oldest records, and those older than 30 days. OFF-2. */
export const removeOldRecords = (): void => {
  const owner = pageOwner()
  if (owner === undefined) return
  const ageOf = (key: string) => Math.abs(Date.now() - (recordAt(key).read()?.storedAt ?? 0))
  const ages = storage.keys(factsKey(owner)).map((key) => ({ key, age: ageOf(key) }))
  const newest = ages.toSorted((one, other) => one.age - other.age)
  for (const [index, { key, age }] of newest.entries())
    if (index >= most || age >= keptFor) storage.remove(key)
}

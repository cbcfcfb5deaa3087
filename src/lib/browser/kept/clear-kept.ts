import { lastingStorage, type TextStorage } from '../storage.ts'
import { keptItemOf, mayClear, type Purpose } from './storage-table.ts'

/** Returns what a text of the storage is kept for; undefined for a text of somebody else on the same origin. */
const purposeOf = (key: string): Purpose | undefined => keptItemOf('session', key)?.purpose

/** Returns the number of texts that are kept now, by what for; databases and caches are not counted. PRV-1. */
export const countKept = (
  storage: TextStorage = lastingStorage(),
): Readonly<Partial<Record<Purpose, number>>> => {
  const counts: Partial<Record<Purpose, number>> = {}
  for (const key of storage.keys('')) {
    const purpose = purposeOf(key)
    if (purpose) counts[purpose] = (counts[purpose] ?? 0) + 1
  }
  return counts
}

/**
 * Removes all that nothing depends on, of whatever club and sign-in, and leaves what the portal needs and what it does not
 * know. Returns the number of texts removed. PRV-1.
 */
export const clearKept = (storage: TextStorage = lastingStorage()): number => {
  const keys = storage.keys('').filter((key) => {
    const purpose = purposeOf(key)
    return purpose !== undefined && mayClear(purpose)
  })
  for (const key of keys) storage.remove(key)
  return keys.length
}

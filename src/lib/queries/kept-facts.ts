import type { DehydratedState } from '@tanstack/react-query'
import { keptFor } from '#lib/browser/early.ts'
import { lastingStorage } from '#lib/browser/storage.ts'
import { factsKey } from '#lib/browser/storage-keys.ts'
import { anything, stored } from '#lib/browser/stored.ts'

/**
 * The version of what is kept. Raise it when the shape of a kept query changes: what an older build has kept is then
 * given up.
 */
export const factsVersion = 1

export type Query = DehydratedState['queries'][number]

/** The facts as they are kept. */
export interface Facts {
  readonly version: number
  /** The time at which the newest of it was learnt: unix milliseconds of this device. */
  readonly at: number
  readonly queries: Query[]
}

const storage = lastingStorage()
export const storedFacts = (owner: string) => stored(factsKey(owner), anything, storage)

/** Returns what an earlier visit of the same owner, a club and a sign-in, has kept; undefined when there is nothing. OFF-2. */
export const recallFacts = (owner: string): Partial<DehydratedState> | undefined => {
  const kept = storedFacts(owner)
  const { version, at, queries } = (kept.read() ?? {}) as Partial<Facts>
  if (version === factsVersion && queries && Math.abs(Date.now() - Number(at)) < keptFor) return { queries }
  kept.remove()
  return undefined
}

import * as v from 'valibot'
import { keptFor } from '#lib/browser/early.ts'
import { requestIsland } from '#lib/browser/page-load.ts'
import { lastingStorage, stored, storedText } from '#lib/browser/storage.ts'
import { activationsKey, installKey } from '#lib/browser/storage-keys.ts'
import { tenant } from '#lib/config/tenant.ts'
import { recordOwner } from '#lib/queries/owner.ts'

/** The activation from which on the portal is worth a place on a member's home screen. */
const enough = 2

const storage = lastingStorage()

const keptOf = (owner: string) =>
  stored(activationsKey(owner), v.object({ count: v.number(), last: v.number() }), storage)

/** Counts a member's activations of the last 30 days; an older count is removed. OFF-2. */
const countOf = (owner: string): number => {
  const kept = keptOf(owner)
  const { count, last } = kept.read() ?? { count: 0, last: 0 }
  if (Math.abs(Date.now() - last) < keptFor) return count
  kept.remove()
  return 0
}

/** Removes the signed-in member's count if it is older than 30 days. OFF-2. */
export const removeOldActivations = (): void => {
  const owner = recordOwner()
  if (owner !== undefined) countOf(owner)
}

/** Counts a member's activation of a coupon; the second one fetches the offer to install, once in a browser. OFF-4. */
export const countActivation = (): void => {
  const owner = recordOwner()
  if (owner === undefined || storedText(installKey(tenant()), storage).read() !== undefined) return
  const count = countOf(owner) + 1
  keptOf(owner).write({ count, last: Date.now() })
  if (count >= enough) requestIsland('install')
}

import { requestIsland } from '#lib/browser/request-island.ts'
import { lastingStorage } from '#lib/browser/storage.ts'
import { activationsKey, installKey } from '#lib/browser/storage-keys.ts'
import { storedText } from '#lib/browser/stored.ts'
import { tenant } from '#lib/config/tenant.ts'
import { keepsFor } from '#lib/queries/remembered.ts'

/** The activation from which on the portal is worth a place on a member's home screen. */
const enough = 2

/**
 * Counts a member's activation of a coupon. With the second one the offer to install the portal is fetched, unless it was
 * made in this browser before. OFF-4.
 */
export const noteActivation = (): void => {
  const owner = keepsFor()
  const storage = lastingStorage()
  if (owner === undefined || storedText(installKey(tenant()), storage).read() !== undefined) return
  const kept = storedText(activationsKey(owner), storage)
  const count = Number(kept.read() ?? 0) + 1
  kept.write(String(count))
  if (count >= enough) requestIsland('install')
}

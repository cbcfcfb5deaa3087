import * as v from 'valibot'
import { dropDatabase } from '../device/drop-database.ts'
import { keptFor } from '../early.ts'
import { lastingStorage } from '../storage.ts'
import { outboxKey } from '../storage-keys.ts'
import { stored } from '../stored.ts'

/**
 * Removes the receipts that members of a club have left in this browser whose session is gone, however it went, and what
 * nobody has touched for 30 days. OFF-2.
 */
export const removeOutboxes = async (tenant: string): Promise<void> => {
  const storage = lastingStorage()
  const prefix = outboxKey(`${tenant}:`)
  const own = outboxKey(window.keptOwner)
  const isOld = (name: string): boolean => {
    const { at } = stored(name, v.object({ at: v.number() }), storage).read() ?? {}
    return at !== undefined && Math.abs(Date.now() - at) > keptFor
  }
  // Not every browser can list its databases; one that no text in the storage tells of is found where it can.
  const databases = await globalThis.indexedDB?.databases?.().catch(() => [])
  const names = new Set([...storage.keys(prefix), ...(databases ?? []).map(({ name = '' }) => name)])
  for (const name of names) if (name.startsWith(prefix) && (name !== own || isOld(name))) dropDatabase(name)
}

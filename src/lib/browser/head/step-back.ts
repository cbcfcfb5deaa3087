import { readUrl } from '#lib/domain/read-url.ts'
import { entryKey } from '../storage-keys.ts'

const keptEntry = (path: string): string | null => {
  try {
    return sessionStorage.getItem(entryKey(path))
  } catch {
    return null
  }
}

/**
 * Goes one screen back if that is the given page of this site, which has marked its entry of the history, so that it is found
 * as it was left; says whether it did. A browser that cannot tell what is one screen back never does.
 */
export const stepBackTo = (path: string): boolean => {
  const entries = globalThis.navigation?.entries() ?? []
  const before = entries[(globalThis.navigation?.currentEntry?.index ?? 0) - 1]
  // A page without referrer learns the addresses of its own document's entries alone.
  const isIt = before?.url ? readUrl(before.url)?.pathname === path : before?.key === keptEntry(path)
  if (!before || !isIt) return false
  history.back()
  return true
}

import { readUrl } from '../domain/read-url.ts'
import { entryKey } from './storage-keys.ts'
import { storedText } from './stored.ts'

/** Remembers which entry of the tab's history this page is, for a step back to it: a page without referrer is not told. */
export const markEntry = (): void => {
  const key = globalThis.navigation?.currentEntry?.key
  if (key) storedText(entryKey(location.pathname)).write(key)
}

/**
 * Goes one screen back if that is another screen of this site, which this visit has shown; says whether it did. A browser
 * that cannot tell what is one screen back never does: the length of the history counts pages of other sites too.
 */
export const returnWithin = (): boolean => {
  const entries = globalThis.navigation?.entries() ?? []
  // Only neighbouring screens of this very site are entries; a page without referrer learns the addresses of its own
  // document's alone.
  const before = entries[(globalThis.navigation?.currentEntry?.index ?? 0) - 1]
  if (!before || (before.url && readUrl(before.url)?.pathname === location.pathname)) return false
  history.back()
  return true
}

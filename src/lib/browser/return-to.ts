import { readUrl } from '#lib/domain/read-url.ts'
import { storedText } from './storage.ts'
import { entryKey } from './storage-keys.ts'

/** Remembers which entry of the tab's history this page is, for a step back to it: a page without referrer is not told. */
export const markEntry = (): void => {
  const key = globalThis.navigation?.currentEntry?.key
  if (key) storedText(entryKey(location.pathname)).write(key)
}

/** The screen before this one, where it is of this very site; a page without referrer learns the addresses of its own document's alone. */
export const entryBefore = (): NavigationHistoryEntry | undefined =>
  globalThis.navigation?.entries()[(globalThis.navigation.currentEntry?.index ?? 0) - 1]

/** Goes one screen back if that is another screen of this site; says whether it did. A browser that cannot tell never does. */
export const returnWithin = (): boolean => {
  const before = entryBefore()
  if (!before || (before.url && readUrl(before.url)?.pathname === location.pathname)) return false
  history.back()
  return true
}

/** Reads the mark without schemas: an inline script does so too. */
const keptEntry = (path: string): string | null => {
  try {
    return sessionStorage.getItem(entryKey(path))
  } catch {
    return null
  }
}

/** Goes one screen back if that is the given page of this site, as it was left; says whether it did. */
export const stepBackTo = (path: string): boolean => {
  const before = entryBefore()
  const isIt = before?.url ? readUrl(before.url)?.pathname === path : before?.key === keptEntry(path)
  if (!before || !isIt) return false
  history.back()
  return true
}

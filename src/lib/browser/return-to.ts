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

/** Milliseconds after which a step back that the browser has not taken no longer blocks another. */
const patience = 1000
let steppedAt: number | undefined

/** Goes one screen back. A second call before the browser has taken the step does nothing: two presses are one step. */
export const stepBack = (): void => {
  if (steppedAt !== undefined && performance.now() - steppedAt < patience) return
  steppedAt = performance.now()
  const taken = () => {
    steppedAt = undefined
  }
  for (const type of ['popstate', 'pageshow']) addEventListener(type, taken, { once: true })
  history.back()
}

/** Goes one screen back if that is another screen of this site; says whether it did. A browser that cannot tell never does. */
export const returnWithin = (): boolean => {
  const before = entryBefore()
  if (!before || (before.url && readUrl(before.url)?.pathname === location.pathname)) return false
  stepBack()
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
  stepBack()
  return true
}

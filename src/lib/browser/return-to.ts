import { entryKey } from './storage-keys.ts'
import { storedText } from './stored.ts'

/** Remembers which entry of the tab's history this page is, for `returnTo`: a page without referrer is not told. */
export const markEntry = (): void => {
  const key = globalThis.navigation?.currentEntry?.key
  if (key) storedText(entryKey(location.pathname)).write(key)
}

/**
 * Goes one screen back if that is the given page of this site, which has marked its entry, so that it is found as it
 * was left; says whether it did. A browser that cannot tell what is one screen back never does.
 */
export const returnTo = (path: string): boolean => {
  const entries = globalThis.navigation?.entries() ?? []
  const before = entries[(globalThis.navigation?.currentEntry?.index ?? 0) - 1]?.key
  if (!before || before !== storedText(entryKey(path)).read()) return false
  history.back()
  return true
}

/** Goes one screen back if that is a screen of this site; says whether it did. */
export const returnWithin = (): boolean => {
  const entries = globalThis.navigation?.entries() ?? []
  // Only neighbouring screens of this very site are entries; where they are is not told to a page without referrer.
  if (!entries[(globalThis.navigation?.currentEntry?.index ?? 0) - 1]) return false
  history.back()
  return true
}

/** Takes a plain press on a link that leads back to a list one screen back, where that is the list as it was left. */
export const returnOnPress =
  (path: string) =>
  (
    event: Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'>,
  ): void => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (plain && returnTo(path)) event.preventDefault()
  }

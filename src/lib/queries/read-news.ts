import { atom, onMount } from 'nanostores'
import { isReload } from '#lib/browser/navigation.ts'
import { lastingShelf } from '#lib/browser/storage.ts'
import { type Dated, readUpTo } from '#lib/domain/unread.ts'

/** The storage name of the moment up to which the news were read on this device, in unix seconds. Spec §9. */
export const newsReadKey = 'news-read-at'

const stored = (): number | undefined => {
  const text = lastingShelf().get(newsReadKey)
  const seconds = Number(text)
  return text !== undefined && text.trim() !== '' && Number.isFinite(seconds) ? seconds : undefined
}

/** The moment up to which the news were read, in unix seconds; undefined when they never were. Follows other tabs. */
export const $newsReadAt = atom<number | undefined>(undefined)

onMount($newsReadAt, () => {
  if (typeof window === 'undefined') return
  const follow = ({ key }: StorageEvent) => {
    if (key === newsReadKey || key === null) $newsReadAt.set(stored())
  }
  $newsReadAt.set(stored())
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
})

/** The news were opened: these messages and all before them count as read from now on. Spec §4, unread news count. */
export const markNewsRead = (messages: readonly Dated[]): void => {
  const before = stored()
  const seconds = readUpTo(messages, before)
  if (seconds === (before ?? 0)) return
  lastingShelf().set(newsReadKey, String(seconds))
  $newsReadAt.set(seconds)
}

/**
 * What had been read when the member opened this screen: what is newer is marked. Its entry of the history keeps it, so
 * that a step back finds the marks that were left; a reload opens the news anew. Unix seconds.
 */
export const readBefore = (): number => {
  const kept: unknown = history.state?.newsReadBefore
  if (typeof kept === 'number' && !isReload()) return kept
  const before = stored() ?? 0
  history.replaceState({ ...history.state, newsReadBefore: before }, '')
  return before
}

import { InfiniteQueryObserver } from '@tanstack/react-query'
import { atom, onMount } from 'nanostores'
import * as v from 'valibot'
import { isReload, stopAll } from '#lib/browser/navigation.ts'
import { lastingStorage, stored, watchStorage } from '#lib/browser/storage.ts'
import { newsReadKey } from '#lib/browser/storage-keys.ts'
import { tenant } from '#lib/config/tenant.ts'
import { type Dated, isUnread, readUpTo, unreadCount } from '#lib/domain/content.ts'
import { newsQuery } from './content.ts'
import { memberQuery } from './member.ts'
import { cachedData, queryClient } from './query-client.ts'
import { $unreadNews, noneUnread } from './unread-news.ts'

/** A short name for a text, by which nobody can be recognised in storage that outlives a sign-in. FNV-1a, 32 bits. */
const shortName = (text: string): string => {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** The storage name of the moment up to which a member has read this club's news, in unix seconds. FRM-2. */
export const newsReadKeyOf = (member: string): string => newsReadKey(`${tenant()}:${shortName(member)}`)

const readMark = (member: string) => stored(newsReadKeyOf(member), v.number(), lastingStorage())

const readAt = (member: string | undefined): number | undefined =>
  member === undefined ? undefined : readMark(member).read()

/** The id of the member whose marks count; undefined until it is known who is signed in. */
const $newsReader = atom<string | undefined>(undefined)

onMount($newsReader, () => {
  if (typeof window === 'undefined') return
  const follow = () => $newsReader.set(cachedData(memberQuery)?.id)
  follow()
  return queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === memberQuery.queryKey[0]) follow()
  })
})

/** The moment up to which the news were read, in unix seconds; undefined when they never were. Follows other tabs. */
export const $newsReadAt = atom<number | undefined>(undefined)

onMount($newsReadAt, () => {
  if (typeof window === 'undefined') return
  const update = () => $newsReadAt.set(readAt($newsReader.get()))
  return stopAll(
    $newsReader.subscribe(update),
    watchStorage((key) => {
      if (key === null || key.startsWith(newsReadKey())) update()
    }),
  )
})

/** A member opened the news: these messages and all before them count as read from now on. FRM-2. */
export const markNewsRead = (member: string, messages: readonly Dated[]): void => {
  const before = readAt(member)
  const seconds = readUpTo(messages, before)
  if (seconds === (before ?? 0)) return
  readMark(member).write(seconds)
  if (member === $newsReader.get()) $newsReadAt.set(seconds)
}

/** Returns the read mark, in unix seconds, from when the member opened this screen; the history's entry keeps it for a step back. */
export const readBefore = (member: string): number => {
  const earlier: unknown = history.state?.newsReadBefore
  if (typeof earlier === 'number' && !isReload()) return earlier
  const before = readAt(member) ?? 0
  history.replaceState({ ...history.state, newsReadBefore: before }, '')
  return before
}

/** Counts unread news of the pages that have come, as they come and are read, here or in another tab. Returns how to stop. FRM-2. */
export const watchNews = (): (() => void) => {
  const observer = new InfiniteQueryObserver(queryClient, newsQuery)
  const count = () => {
    const { data, hasNextPage } = observer.getCurrentResult()
    // Marks are a member's own: before it is known who she is, nothing is counted.
    if (!data || $newsReader.get() === undefined) return
    const since = $newsReadAt.get()
    const isMore = hasNextPage && isUnread(data.at(-1) ?? {}, since)
    $unreadNews.set({ count: unreadCount(data, since), isMore })
  }
  const clear = () => $unreadNews.set(noneUnread)
  return stopAll(observer.subscribe(count), $newsReadAt.subscribe(count), $newsReader.subscribe(count), clear)
}

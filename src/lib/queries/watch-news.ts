import { InfiniteQueryObserver } from '@tanstack/react-query'
import { isUnread, unreadCount } from '#lib/domain/news/news.ts'
import { newsQuery } from './news.ts'
import { queryClient } from './query-client.ts'
import { $newsReadAt, $newsReader } from './read-news.ts'
import { $unreadNews, noneUnread } from './unread-news.ts'

/**
 * Counts unread news as they come and as they are read, here or in another tab: of the pages that have come, the newest
 * first. Returns how to stop. FRM-2.
 */
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
  const stopObserving = observer.subscribe(count)
  const stopFollowing = $newsReadAt.subscribe(count)
  const stopReader = $newsReader.subscribe(count)
  return () => {
    stopReader()
    stopFollowing()
    stopObserving()
    $unreadNews.set(noneUnread)
  }
}

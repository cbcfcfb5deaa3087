import { InfiniteQueryObserver } from '@tanstack/react-query'
import { unreadCount } from '#lib/domain/news/unread.ts'
import { newsQuery } from './news.ts'
import { queryClient } from './query-client.ts'
import { $newsReadAt, $newsReader } from './read-news.ts'
import { $unreadNews } from './unread-news.ts'

/**
 * Counts unread news as they come and as they are read, here or in another tab. Returns how to stop. FRM-2.
 */
export const watchNews = (): (() => void) => {
  const observer = new InfiniteQueryObserver(queryClient, newsQuery)
  const count = () => {
    const { data } = observer.getCurrentResult()
    // Marks are a member's own: before it is known who she is, nothing is counted.
    if (data && $newsReader.get() !== undefined) $unreadNews.set(unreadCount(data, $newsReadAt.get()))
  }
  const stopObserving = observer.subscribe(count)
  const stopFollowing = $newsReadAt.subscribe(count)
  const stopReader = $newsReader.subscribe(count)
  return () => {
    stopReader()
    stopFollowing()
    stopObserving()
    $unreadNews.set(0)
  }
}

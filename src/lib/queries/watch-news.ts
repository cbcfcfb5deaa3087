import { InfiniteQueryObserver } from '@tanstack/react-query'
import { unreadCount } from '#lib/domain/unread.ts'
import { newsQuery } from './news.ts'
import { queryClient } from './query-client.ts'
import { $newsReadAt } from './read-news.ts'
import { $unreadNews } from './unread-news.ts'

/**
 * Counts unread news as they come and as they are read, here or in another tab. Returns how to stop. Spec §4, unread
 * news count.
 */
export const watchNews = (): (() => void) => {
  const observer = new InfiniteQueryObserver(queryClient, newsQuery)
  const count = () => {
    const { data } = observer.getCurrentResult()
    if (data) $unreadNews.set(unreadCount(data, $newsReadAt.get()))
  }
  const stopObserving = observer.subscribe(count)
  const stopFollowing = $newsReadAt.subscribe(count)
  return () => {
    stopFollowing()
    stopObserving()
    $unreadNews.set(0)
  }
}

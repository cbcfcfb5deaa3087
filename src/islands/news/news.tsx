import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ErrorState } from '#islands/ui/error-state.tsx'
import { OfflineLine } from '#islands/ui/marks.tsx'
import { screen } from '#islands/ui/screen-look.ts'
import { useOnline } from '#islands/ui/use-online.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { newsQuery } from '#lib/queries/news.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { markNewsRead } from '#lib/queries/read-news.ts'
import { useTrouble } from '#lib/queries/use-trouble.ts'
import { NewsList } from './news-list.tsx'
import { NewsSkeleton } from './news-skeleton.tsx'
import { NoNews } from './no-news.tsx'

/** The club's messages as they come, page by page; those on screen count as read. Spec §2, §4, unread news count. */
export function News() {
  const words = useWords()
  const online = useOnline()
  const news = useInfiniteQuery(newsQuery, queryClient)
  const trouble = useTrouble(news)
  const { data } = news
  const again = () => void news.refetch()
  useEffect(() => {
    if (data) markNewsRead(data)
  }, [data])

  if (!data && !trouble) return <NewsSkeleton />
  if (!data)
    return (
      <ErrorState
        busy={news.isFetching}
        onRetry={again}
        retry={words.common.retry()}
        text={words.errors[trouble ?? 'unexpected']()}
      />
    )
  return (
    <div className={screen}>
      {(!online || trouble === 'network') && <OfflineLine text={words.common.offline()} />}
      {data.length === 0 && !news.hasNextPage ? (
        <NoNews busy={news.isRefetching} onAgain={again} />
      ) : (
        <NewsList
          failed={news.isFetchNextPageError ? trouble : undefined}
          loading={news.isFetchingNextPage}
          messages={data}
          more={news.hasNextPage}
          onMore={() => void news.fetchNextPage()}
        />
      )}
    </div>
  )
}

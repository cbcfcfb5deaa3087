import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { NewsDrawing } from '#islands/ui/drawings.tsx'
import { EmptyList } from '#islands/ui/empty-list.tsx'
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

/** The club's messages as they come, page by page; those on screen count as read. Spec §2, §4, unread news count. */
export function News() {
  const words = useWords()
  const online = useOnline()
  const answer = useInfiniteQuery(newsQuery, queryClient)
  const trouble = useTrouble(answer)
  const { data } = answer
  useEffect(() => {
    if (data) markNewsRead(data)
  }, [data])
  if (!data)
    return trouble ? (
      <ErrorState answer={answer} retry={words.common.retry()} text={words.errors[trouble]()} />
    ) : (
      <NewsSkeleton />
    )
  return (
    <div className={screen}>
      {(!online || trouble === 'network') && <OfflineLine text={words.common.offline()} />}
      {data.length === 0 && !answer.hasNextPage ? (
        <EmptyList
          again={words.news.lookAgain()}
          answer={answer}
          drawing={<NewsDrawing />}
          text={`${words.news.empty()} ${words.news.emptyHint()}`}
        />
      ) : (
        <NewsList answer={answer} messages={data} trouble={trouble} />
      )}
    </div>
  )
}

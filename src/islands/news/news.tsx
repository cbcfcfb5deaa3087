import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { EmptyList } from '#islands/ui/list/empty-list.tsx'
import { NewsDrawing } from '#islands/ui/state/drawings.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { newsQuery } from '#lib/queries/news.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { markNewsRead } from '#lib/queries/read-news.ts'
import { QueryScreen } from '../ui/shapes/query-screen.tsx'
import { NewsList } from './news-list.tsx'
import { NewsSkeleton } from './news-skeleton.tsx'

/** The club's messages as they come, page by page; those on screen count as read. NWS-1, FRM-2. */
export function News() {
  const words = useWords()
  const answer = useInfiniteQuery(newsQuery, queryClient)
  const { data } = answer
  const { data: member } = useQuery(memberQuery, queryClient)
  const reader = member?.id
  useEffect(() => {
    if (data && reader !== undefined) markNewsRead(reader, data)
  }, [data, reader])
  return (
    <QueryScreen bare query={answer} skeleton={<NewsSkeleton />} stale>
      {(messages, callError) =>
        messages.length === 0 && !answer.hasNextPage ? (
          <EmptyList
            again={words.news.lookAgain()}
            answer={answer}
            drawing={<NewsDrawing />}
            text={`${words.news.empty()} ${words.news.emptyHint()}`}
          />
        ) : (
          <NewsList answer={answer} callError={callError} messages={messages} reader={reader} />
        )
      }
    </QueryScreen>
  )
}

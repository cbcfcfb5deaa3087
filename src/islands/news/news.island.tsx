// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers

import { useStore } from '@nanostores/react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { memo, useEffect, useState } from 'react'
import { Card } from '#islands/ui/card.tsx'
import { island } from '#islands/ui/island.tsx'
import type { Pages } from '#islands/ui/list/answer.ts'
import { EmptyList } from '#islands/ui/list/empty-list.tsx'
import { ListFoot } from '#islands/ui/list/load-more.tsx'
import { Live } from '#islands/ui/live.tsx'
import { QueryScreen } from '#islands/ui/shapes/query-screen.tsx'
import { NewsDrawing } from '#islands/ui/state/drawings.tsx'
import { Skeleton, Waiting } from '#islands/ui/state/skeleton.tsx'
import { Pill } from '#islands/ui/text/pill.tsx'
import type { QueryErrorName } from '#lib/domain/call-error.ts'
import { isUnread, type News } from '#lib/domain/news/news.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { formatDate } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { isOpened, newsQuery } from '#lib/queries/news.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { markNewsRead, readBefore } from '#lib/queries/read-news.ts'
import { useShown } from '#lib/queries/use-shown.ts'
import { $club } from '#machines/club/club.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { NewsTile, newsList } from './news-tile.tsx'

/** Messages to come, in the shape of messages. */
function NewsSkeleton() {
  const words = useWords()
  return (
    <Waiting className={newsList} label={words.common.loading()}>
      {[1, 2, 3, 4, 5].map((item) => (
        <Card key={item} padding="small">
          <Skeleton width="half" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="third" />
        </Card>
      ))}
    </Waiting>
  )
}

interface NewsItemProps {
  message: News
  /** The time when the news were last opened, in unix seconds; a newer message is new. */
  before: number
  /** Its picture is on the first screen. */
  eager: boolean
}

/** A message in short; a press anywhere opens it, and it is not new any more. NWS-1. */
const NewsItem = memo(function NewsItem({ message, before, eager }: NewsItemProps) {
  const words = useWords()
  const locale = useLocale()
  const { id, title, perex, timestamp } = message
  const [opened, setOpened] = useState(() => isOpened(id))
  return (
    <li data-item={id}>
      <NewsTile
        eager={eager}
        href={pathTo('/news-article/{id}', id)}
        image={safeImage(message.image)}
        onClick={() => setOpened(true)}
        perex={perex}
        name={title || words.news.message()}
      >
        <span>{formatDate(timestamp, locale)}</span>
        {!opened && isUnread(message, before) && <Pill tone="unread">{words.news.unread()}</Pill>}
      </NewsTile>
    </li>
  )
})

/** Messages whose pictures are on the first screen of a phone. */
const first = 4

interface NewsListProps {
  messages: readonly News[]
  /** The id of the member; undefined while it is not known. */
  reader: string | undefined
  answer: Pages
  callError: QueryErrorName | undefined
}

/** The messages that are here, a page at a time; the server is asked for more when they run short. */
function NewsList({ messages, reader, answer, callError }: NewsListProps) {
  const words = useWords()
  const [before, setBefore] = useState<number>()
  // Once, before what is on the screen counts as read.
  if (before === undefined && reader !== undefined) setBefore(readBefore(reader))
  const drawn = useShown(messages, answer)
  return (
    <>
      <ul className={newsList} role="list">
        {drawn.items.map((message, index) => (
          <NewsItem
            before={before ?? Number.POSITIVE_INFINITY}
            eager={index < first}
            key={message.id}
            message={message}
          />
        ))}
      </ul>
      <ListFoot
        answer={answer}
        drawn={drawn}
        end={words.news.end()}
        announcement={words.news.shown({ n: drawn.items.length })}
        callError={callError}
        words={words}
      />
    </>
  )
}

/** The club's messages as they come, page by page; those on screen count as read. NWS-1, FRM-2. */
function NewsScreen() {
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
            again={words.common.lookAgain()}
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

/** The screen `/news`. Which channels are asked for is known with the club. NWS-1. */
export const NewsIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  const { known } = useStore($club, { ssr: 'initial' })
  return (
    <Live ready={who === 'member' && known} waiting={<NewsSkeleton />}>
      {() => <NewsScreen />}
    </Live>
  )
})

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { memo, useEffect, useState } from 'react'
import { Card } from '#islands/ui/card.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { ListScreen } from '#islands/ui/shapes/list-screen.tsx'
import { memberIsland } from '#islands/ui/shapes/member-island.tsx'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { NewsDrawing } from '#islands/ui/state/drawings.tsx'
import { Skeleton, Waiting } from '#islands/ui/state/skeleton.tsx'
import { Pill } from '#islands/ui/text/pill.tsx'
import { isUnread, type News } from '#lib/domain/content.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { formatDate } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { isOpened, newsQuery } from '#lib/queries/content.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { markNewsRead, readBefore } from '#lib/queries/read-news.ts'
import { NewsTile } from './news-tile.tsx'

/** Messages to come, in the shape of messages. */
function NewsSkeleton() {
  return (
    <Waiting className={screen}>
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

/** The club's messages as they come, page by page; those on screen count as read. NWS-1, FRM-2. */
function NewsScreen() {
  const words = useWords()
  const answer = useInfiniteQuery(newsQuery, queryClient)
  const { data } = answer
  const { data: member } = useQuery(memberQuery, queryClient)
  const reader = member?.id
  const [before, setBefore] = useState<number>()
  // Once, before what is on the screen counts as read.
  if (before === undefined && data && reader !== undefined) setBefore(readBefore(reader))
  useEffect(() => {
    if (data && reader !== undefined) markNewsRead(reader, data)
  }, [data, reader])
  return (
    <ListScreen
      announcement={(n) => words.news.shown({ n })}
      answer={answer}
      className={screen}
      empty={{
        drawing: <NewsDrawing />,
        text: `${words.news.empty()} ${words.news.emptyHint()}`,
        again: words.common.lookAgain(),
      }}
      end={words.news.end()}
      first={4}
      skeleton={<NewsSkeleton />}
    >
      {(message, eager) => (
        <NewsItem
          before={before ?? Number.POSITIVE_INFINITY}
          eager={eager}
          key={message.id}
          message={message}
        />
      )}
    </ListScreen>
  )
}

/** The screen `/news`. Which channels are asked for is known with the club. NWS-1. */
export const NewsIsland = memberIsland(NewsSkeleton, NewsScreen, () => useClub().known)

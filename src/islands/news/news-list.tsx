// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers

import { useState } from 'react'
import type { Pages } from '#islands/ui/list/answer.ts'
import { ListFoot } from '#islands/ui/list/load-more.tsx'
import type { QueryErrorName } from '#lib/domain/call-error.ts'
import type { News } from '#lib/domain/news/news.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { readBefore } from '#lib/queries/read-news.ts'
import { useShown } from '#lib/queries/use-shown.ts'
import { NewsItem } from './news-item.tsx'
import { newsStyles as styles } from './news-styles.ts'

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
export function NewsList({ messages, reader, answer, callError }: NewsListProps) {
  const words = useWords()
  const [before, setBefore] = useState<number>()
  // Once, before what is on the screen counts as read.
  if (before === undefined && reader !== undefined) setBefore(readBefore(reader))
  const drawn = useShown(messages, answer)
  return (
    <>
      <ul className={styles.list} role="list">
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

// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers
import { useState } from 'react'
import type { Pages } from '#islands/ui/answer.ts'
import { ListFoot } from '#islands/ui/load-more.tsx'
import type { News } from '#lib/domain/news.ts'
import type { TroubleName } from '#lib/domain/trouble.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { readBefore } from '#lib/queries/read-news.ts'
import { useShown } from '#lib/queries/use-shown.ts'
import { NewsItem } from './news-item.tsx'
import { newsLook as look } from './news-look.ts'

/** Messages whose pictures are on the first screen of a phone. */
const first = 4

interface NewsListProps {
  messages: readonly News[]
  answer: Pages
  trouble: TroubleName | undefined
}

/** The messages that are here, a page at a time; the server is asked for more when they run short. */
export function NewsList({ messages, answer, trouble }: NewsListProps) {
  const words = useWords()
  const [before] = useState(readBefore)
  const drawn = useShown(messages, answer)
  return (
    <>
      <ul className={look.list} role="list">
        {drawn.items.map((message, index) => (
          <NewsItem before={before} eager={index < first} key={message.id} message={message} />
        ))}
      </ul>
      <ListFoot
        answer={answer}
        drawn={drawn}
        end={words.news.end()}
        said={words.news.shown({ n: drawn.items.length })}
        trouble={trouble}
        words={words}
      />
    </>
  )
}

// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers
import { useState } from 'react'
import { LoadMore } from '#islands/ui/load-more.tsx'
import { VisuallyHidden } from '#islands/ui/visually-hidden.tsx'
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
  /** The server has more. */
  more: boolean
  loading: boolean
  /** Why the last try for more failed. */
  failed: TroubleName | undefined
  onMore: () => void
}

/** The messages that are here, a page at a time; the server is asked for more when they run short. */
export function NewsList({ messages, more, loading, failed, onMore }: NewsListProps) {
  const words = useWords()
  const [before] = useState(readBefore)
  const { shown, growing, left, showMore } = useShown({ count: messages.length, more, onMore })
  const drawn = messages.slice(0, shown)
  return (
    <>
      <ul className={look.list} role="list">
        {drawn.map((message, index) => (
          <NewsItem before={before} eager={index < first} key={message.id} message={message} />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{words.news.shown({ n: drawn.length })}</span>
      </VisuallyHidden>
      <LoadMore
        failed={failed && words.errors[failed]()}
        label={failed ? words.common.retry() : words.common.loadMore()}
        loading={loading || growing}
        more={left}
        onMore={showMore}
        round={shown}
      />
      {!left && <p className={look.end}>{words.news.end()}</p>}
    </>
  )
}

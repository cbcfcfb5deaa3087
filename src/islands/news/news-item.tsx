import { memo, useState } from 'react'
import { Pill } from '#islands/ui/text/pill.tsx'
import type { News } from '#lib/domain/news/news.ts'
import { isUnread } from '#lib/domain/news/news.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { formatDate } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { isOpened } from '#lib/queries/article.ts'
import { NewsTile } from './news-tile.tsx'

interface NewsItemProps {
  message: News
  /** The time when the news were last opened, in unix seconds; a newer message is new. */
  before: number
  /** Its picture is on the first screen. */
  eager: boolean
}

/** A message in short; a press anywhere opens it, and it is not new any more. NWS-1. */
export const NewsItem = memo(function NewsItem({ message, before, eager }: NewsItemProps) {
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

import { memo, useState } from 'react'
import { CardLink } from '#islands/ui/card.tsx'
import { SafeImage } from '#islands/ui/safe-image.tsx'
import { Pill } from '#islands/ui/text/pill.tsx'
import type { News } from '#lib/domain/news/news.ts'
import { isUnread } from '#lib/domain/news/unread.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { formatDate } from '#lib/format/moments.ts'
import { newsWords } from '#lib/i18n/news/words.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { isOpened } from '#lib/queries/article.ts'
import { newsStyles as styles } from './news-styles.ts'

interface NewsItemProps {
  message: News
  /** The time when the news were last opened, in unix seconds; a newer message is new. */
  before: number
  /** Its picture is on the first screen. */
  eager: boolean
}

/** A message in short; a press anywhere opens it, and it is not new any more. NWS-1. */
export const NewsItem = memo(function NewsItem({ message, before, eager }: NewsItemProps) {
  const words = useWords(newsWords)
  const locale = useLocale()
  const { id, title, perex, timestamp } = message
  const [opened, setOpened] = useState(() => isOpened(id))
  const image = safeImage(message.image)
  return (
    <li data-item={id}>
      <CardLink
        className={styles.item}
        href={pathTo('/news-article/{id}', id)}
        onClick={() => setOpened(true)}
        padding="small"
      >
        <div className={styles.words}>
          <h2 className={styles.name}>{title || words.news.message()}</h2>
          {perex && <p className={styles.perex}>{perex}</p>}
          <p className={styles.foot}>
            {formatDate(timestamp, locale)}
            {!opened && isUnread(message, before) && <Pill tone="unread">{words.news.unread()}</Pill>}
          </p>
        </div>
        {image && (
          <span className={styles.thumb}>
            <SafeImage
              alt=""
              corners="card"
              eager={eager}
              height={120}
              ratio="photo"
              src={image}
              width={160}
            />
          </span>
        )}
      </CardLink>
    </li>
  )
})

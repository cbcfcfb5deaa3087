import { memo, useState } from 'react'
import { CardLink } from '#islands/ui/card.tsx'
import { Pill } from '#islands/ui/marks.tsx'
import { SafeImage } from '#islands/ui/safe-image.tsx'
import type { News } from '#lib/domain/news.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { isUnread } from '#lib/domain/unread.ts'
import { formatDate } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { isOpened } from '#lib/queries/article.ts'
import { newsLook as look } from './news-look.ts'

interface NewsItemProps {
  message: News
  /** What is newer came since the news were last opened; unix seconds. */
  before: number
  /** Its picture is on the first screen. */
  eager: boolean
}

/** A message in short; a press anywhere opens it, and it is not new any more. Spec §2, "Messages/news". */
export const NewsItem = memo(function NewsItem({ message, before, eager }: NewsItemProps) {
  const words = useWords()
  const locale = useLocale()
  const { id, title, perex, timestamp } = message
  const [opened, setOpened] = useState(() => isOpened(id))
  const image = safeImage(message.image)
  return (
    <li data-item={id}>
      <CardLink
        className={look.item}
        href={pathTo('/news-article/{id}', id)}
        onClick={() => setOpened(true)}
        padding="small"
      >
        <div className={look.words}>
          <h2 className={look.name}>{title || words.news.message()}</h2>
          {perex && <p className={look.perex}>{perex}</p>}
          <p className={look.foot}>
            {formatDate(timestamp, locale)}
            {!opened && isUnread(message, before) && <Pill tone="unread">{words.news.unread()}</Pill>}
          </p>
        </div>
        {image && (
          <span className={look.thumb}>
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

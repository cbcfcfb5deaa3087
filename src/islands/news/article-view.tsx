import { useId } from 'react'
import { ButtonLink } from '#islands/ui/button.tsx'
import { detailLook } from '#islands/ui/detail-look.ts'
import { SafeImage } from '#islands/ui/safe-image.tsx'
import { returnOnPress } from '#lib/browser/return-to.ts'
import type { Article } from '#lib/domain/article.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { formatDate } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { LazyArticleText } from './article-text-lazy.tsx'
import { newsLook as look } from './news-look.ts'

const list = pathTo('/news')

interface ArticleViewProps {
  article: Article
  /** Only what the list knew is here yet. */
  waiting: boolean
}

/** A message with its date and picture, and at its end the way to close it. */
export function ArticleView({ article, waiting }: ArticleViewProps) {
  const words = useWords()
  const locale = useLocale()
  const id = useId()
  const image = safeImage(article.image)
  const date = formatDate(article.timestamp, locale)
  return (
    <article aria-labelledby={id} className={detailLook.article}>
      <header>
        <h1 className={detailLook.title} id={id}>
          {article.title || words.news.message()}
        </h1>
        {date && <p className={look.date}>{date}</p>}
      </header>
      {image && <SafeImage alt="" corners="card" eager height={360} src={image} width={640} />}
      <LazyArticleText html={article.body_html} waiting={waiting} />
      <div>
        <ButtonLink href={list} onClick={returnOnPress(list)}>
          {words.common.close()}
        </ButtonLink>
      </div>
    </article>
  )
}

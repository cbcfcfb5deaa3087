import { useId } from 'react'
import { ButtonLink } from '#islands/ui/button.tsx'
import { detailStyles } from '#islands/ui/text/detail-styles.ts'
import { storyOf } from '#islands/ui/text/story-of.tsx'
import { sharedImport } from '#lib/browser/late-code.ts'
import type { Article } from '#lib/domain/news/news.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { formatDate } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { ArticleHead } from './article-head.tsx'

const load = sharedImport(() => import('./article-text.tsx').then((file) => file.ArticleText))

// Needed as soon as the message is there, so it comes along with it.
if (typeof window !== 'undefined') void load().catch(() => {})

/** A message's words in their place, with the code that makes them safe fetched beside them. */
const LazyArticleText = storyOf(load)

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
  return (
    <article aria-labelledby={id} className={detailStyles.article}>
      <ArticleHead
        date={formatDate(article.timestamp, locale)}
        id={id}
        image={safeImage(article.image)}
        name={article.title || words.news.message()}
      />
      <LazyArticleText html={article.body_html} waiting={waiting}>
        <div>
          <ButtonLink href={list} data-return>
            {words.common.close()}
          </ButtonLink>
        </div>
      </LazyArticleText>
    </article>
  )
}

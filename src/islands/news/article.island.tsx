import { useId } from 'react'
import { ButtonLink } from '#islands/ui/button.tsx'
import { detailIsland, type Known } from '#islands/ui/shapes/detail-screen.tsx'
import { fetchStory, Story } from '#islands/ui/shapes/story.tsx'
import { Skeleton, Waiting } from '#islands/ui/state/skeleton.tsx'
import { detailStyles } from '#islands/ui/text/detail-styles.ts'
import type { Article } from '#lib/domain/content.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { formatDate } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { articleQuery } from '#lib/queries/content.ts'
import { ArticleHead } from './article-head.tsx'

const list = pathTo('/news')

/** A message to come: its title and its first lines. */
function ArticleSkeleton() {
  return (
    <Waiting>
      <Skeleton shape="title" />
      <Skeleton width="third" />
      <Skeleton shape="row" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="half" />
    </Waiting>
  )
}

// Needed as soon as the message is there, so it comes along with it.
if (typeof window !== 'undefined') void fetchStory()

/** A message with its date and picture, and at its end the way to close it. */
function ArticleView({ known: article, isWaiting }: Known<Article>) {
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
      <Story html={article.body_html} waiting={isWaiting}>
        <div>
          <ButtonLink href={list} data-return>
            {words.common.close()}
          </ButtonLink>
        </div>
      </Story>
    </article>
  )
}

/** The page of one message, which its address names. NWS-1. */
export const ArticleIsland = detailIsland<Article>({
  list,
  drawing: 'news',
  textsOf: ({ news }) => ({ title: news.message(), text: news.gone(), back: news.backToList() }),
  queryOf: articleQuery,
  Skeleton: ArticleSkeleton,
  View: ArticleView,
})

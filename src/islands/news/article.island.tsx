import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { BackLink } from '#islands/ui/back-link.tsx'
import { ButtonLink } from '#islands/ui/button.tsx'
import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { fetchStory, Story } from '#islands/ui/shapes/story.tsx'
import { NewsDrawing } from '#islands/ui/state/drawings.tsx'
import { EmptyState } from '#islands/ui/state/empty-state.tsx'
import { ErrorState } from '#islands/ui/state/error-state.tsx'
import { OfflineLine } from '#islands/ui/state/offline-line.tsx'
import { Skeleton, Waiting } from '#islands/ui/state/skeleton.tsx'
import { useOnline } from '#islands/ui/state/use-online.ts'
import { detailStyles } from '#islands/ui/text/detail-styles.ts'
import { HiddenHeading } from '#islands/ui/text/hidden-heading.tsx'
import { pathname } from '#lib/browser/navigation.ts'
import type { Article } from '#lib/domain/news/news.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { formatDate } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { idIn, pathTo } from '#lib/paths.ts'
import { useDetail } from '#lib/queries/list-query.ts'
import { articleInList, articleQuery } from '#lib/queries/news.ts'
import { $session } from '#machines/session/session.store.ts'
import { ArticleHead } from './article-head.tsx'

const list = pathTo('/news')

/** A message that is not there: withdrawn, or it never was. */
function NoArticle() {
  const { news } = useWords()
  return (
    <>
      <HiddenHeading>{news.message()}</HiddenHeading>
      <EmptyState
        action={<ButtonLink href={list}>{news.backToList()}</ButtonLink>}
        drawing={<NewsDrawing />}
        text={news.gone()}
      />
    </>
  )
}

/** A message to come: its title and its first lines. */
function ArticleSkeleton() {
  const words = useWords()
  return (
    <Waiting label={words.common.loading()}>
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

interface ArticleViewProps {
  article: Article
  /** Only what the list knew is here yet. */
  waiting: boolean
}

/** A message with its date and picture, and at its end the way to close it. */
function ArticleView({ article, waiting }: ArticleViewProps) {
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
      <Story html={article.body_html} waiting={waiting}>
        <div>
          <ButtonLink href={list} data-return>
            {words.common.close()}
          </ButtonLink>
        </div>
      </Story>
    </article>
  )
}

/** A message as it comes: what the list knew of it at once, then its words. */
function ArticleScreen({ id }: { id: string }) {
  const words = useWords()
  const online = useOnline()
  const { query, callError, known, isWhole, isWaiting } = useDetail(articleQuery(id), () => articleInList(id))

  if (callError === 'notFound') return <NoArticle />
  if (!known && !callError) return <ArticleSkeleton />
  return (
    <div className={screen}>
      {(!online || callError === 'network') && isWhole && <OfflineLine text={words.common.offline()} />}
      {known ? (
        <ArticleView article={known} waiting={isWaiting} />
      ) : (
        <HiddenHeading>{words.news.message()}</HiddenHeading>
      )}
      {!isWhole && callError && (
        <ErrorState answer={query} retry={words.common.retry()} text={words.errors[callError]()} />
      )}
    </div>
  )
}

/** The page of one message, which its address names. NWS-1. */
export const ArticleIsland = island(() => {
  const words = useWords()
  const { who } = useStore($session, { ssr: 'initial' })
  const draw = () => {
    const id = idIn(pathname())
    if (id === undefined) return <NoArticle />
    return who === 'member' ? <ArticleScreen id={id} key={id} /> : <ArticleSkeleton />
  }
  return (
    <>
      <BackLink href={list} data-return>
        {words.news.backToList()}
      </BackLink>
      <Live waiting={<ArticleSkeleton />}>{draw}</Live>
    </>
  )
})

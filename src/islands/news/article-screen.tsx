import { screen } from '#islands/ui/screen-styles.ts'
import { ErrorState } from '#islands/ui/state/error-state.tsx'
import { OfflineLine } from '#islands/ui/state/offline-line.tsx'
import { useOnline } from '#islands/ui/state/use-online.ts'
import { HiddenHeading } from '#islands/ui/text/hidden-heading.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { articleInList, articleQuery } from '#lib/queries/article.ts'
import { useDetail } from '#lib/queries/use-detail.ts'
import { ArticleSkeleton } from './article-skeleton.tsx'
import { ArticleView } from './article-view.tsx'
import { NoArticle } from './no-article.tsx'

/** A message as it comes: what the list knew of it at once, then its words. */
export function ArticleScreen({ id }: { id: string }) {
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

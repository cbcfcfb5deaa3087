import { ErrorState } from '#islands/ui/error-state.tsx'
import { HiddenHeading } from '#islands/ui/hidden-heading.tsx'
import { OfflineLine } from '#islands/ui/marks.tsx'
import { screen } from '#islands/ui/screen-look.ts'
import { useOnline } from '#islands/ui/use-online.ts'
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
  const { query, trouble, known, isWhole, isWaiting } = useDetail(articleQuery(id), () => articleInList(id))

  if (trouble === 'notFound') return <NoArticle />
  if (!known && !trouble) return <ArticleSkeleton />
  return (
    <div className={screen}>
      {(!online || trouble === 'network') && isWhole && <OfflineLine text={words.common.offline()} />}
      {known ? (
        <ArticleView article={known} waiting={isWaiting} />
      ) : (
        <HiddenHeading>{words.news.message()}</HiddenHeading>
      )}
      {!isWhole && trouble && (
        <ErrorState answer={query} retry={words.common.retry()} text={words.errors[trouble]()} />
      )}
    </div>
  )
}

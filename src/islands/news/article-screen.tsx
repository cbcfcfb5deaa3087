import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '#islands/ui/error-state.tsx'
import { OfflineLine } from '#islands/ui/marks.tsx'
import { screen } from '#islands/ui/screen-look.ts'
import { useOnline } from '#islands/ui/use-online.ts'
import { VisuallyHidden } from '#islands/ui/visually-hidden.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { articleInList, articleQuery } from '#lib/queries/article.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useTrouble } from '#lib/queries/use-trouble.ts'
import { ArticleSkeleton } from './article-skeleton.tsx'
import { ArticleView } from './article-view.tsx'
import { NoArticle } from './no-article.tsx'

/** A message as it comes: what the list knew of it at once, then its words. */
export function ArticleScreen({ id }: { id: string }) {
  const words = useWords()
  const online = useOnline()
  const article = useQuery(articleQuery(id), queryClient)
  const answer = article.isPlaceholderData ? undefined : article.data
  const trouble = useTrouble({ data: answer, error: article.error })
  const known = article.data ?? (trouble && articleInList(id))

  if (trouble === 'notFound') return <NoArticle />
  if (!known && !trouble) return <ArticleSkeleton />
  return (
    <div className={screen}>
      {(!online || trouble === 'network') && answer && <OfflineLine text={words.common.offline()} />}
      {known ? (
        <ArticleView article={known} waiting={!answer && !trouble} />
      ) : (
        <VisuallyHidden>
          <h1>{words.news.message()}</h1>
        </VisuallyHidden>
      )}
      {!answer && trouble && (
        <ErrorState
          busy={article.isFetching}
          onRetry={() => void article.refetch()}
          retry={words.common.retry()}
          text={words.errors[trouble]()}
        />
      )}
    </div>
  )
}

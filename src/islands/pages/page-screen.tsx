import { useQuery } from '@tanstack/react-query'
import { isHtmlPage } from '#lib/domain/pages/page.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pageHtmlQuery, pageQuery } from '#lib/queries/page.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useCallError } from '#lib/queries/use-call-error.ts'
import { LazyClubText } from '../ui/shapes/club-text-lazy.tsx'
import { TextSkeleton } from '../ui/shapes/text-skeleton.tsx'
import { ErrorState } from '../ui/state/error-state.tsx'
import { OfflineLine } from '../ui/state/offline-line.tsx'
import { useOnline } from '../ui/state/use-online.ts'
import { PageHeading } from './page-heading.tsx'
import { PageSpinner } from './page-spinner.tsx'
import { PageUnavailable } from './page-unavailable.tsx'

/** A page as it comes: its type first, then the words of an HTML page. RTE-10. */
export function PageScreen({ id }: { id: string }) {
  const words = useWords()
  const online = useOnline()
  const page = useQuery(pageQuery(id), queryClient)
  const html = useQuery(pageHtmlQuery(id, page.data), queryClient)
  const ofPage = useCallError(page)
  const ofHtml = useCallError(html)
  const { data } = page
  const { data: text } = html

  if (!data && !ofPage) return <PageSpinner />
  const title = data?.title ?? ''
  // Of an error beside what is here already no more is said than that it may be out of date.
  const missing = data ? ofHtml : ofPage
  const gone = ofPage === 'notFound' || (ofHtml === 'notFound' && text === undefined)
  if (gone || (data && !isHtmlPage(data)) || text?.trim() === '') return <PageUnavailable title={title} />
  const failed = data ? html : page
  return (
    <article>
      {text !== undefined && (!online || ofPage === 'network' || ofHtml === 'network') && (
        <OfflineLine text={words.common.offline()} />
      )}
      <PageHeading title={title} />
      {text !== undefined ? (
        <LazyClubText html={text} />
      ) : missing ? (
        <ErrorState answer={failed} retry={words.common.retry()} text={words.errors[missing]()} />
      ) : (
        <TextSkeleton />
      )}
    </article>
  )
}

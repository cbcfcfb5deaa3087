import { useQuery } from '@tanstack/react-query'
import { isHtmlPage } from '#lib/domain/page.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pageHtmlQuery, pageQuery } from '#lib/queries/page.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useTrouble } from '#lib/queries/use-trouble.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { OfflineLine } from '../ui/marks.tsx'
import { useOnline } from '../ui/use-online.ts'
import { LazyClubText } from './club-text-lazy.tsx'
import { PageHeading } from './page-heading.tsx'
import { PageSpinner } from './page-spinner.tsx'
import { PageUnavailable } from './page-unavailable.tsx'
import { TextSkeleton } from './text-skeleton.tsx'

/** A page as it comes: its type first, then the words of an HTML page. Spec §2, "Content page"; §8, "not available". */
export function PageScreen({ id }: { id: string }) {
  const words = useWords()
  const online = useOnline()
  const page = useQuery(pageQuery(id), queryClient)
  const html = useQuery(pageHtmlQuery(id, page.data), queryClient)
  const ofPage = useTrouble(page)
  const ofHtml = useTrouble(html)
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

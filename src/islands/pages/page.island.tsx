import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#islands/ui/button.tsx'
import { island } from '#islands/ui/island.tsx'
import { LazyClubText, TextSkeleton } from '#islands/ui/shapes/club-text-lazy.tsx'
import { useIsMember } from '#islands/ui/shapes/member-island.tsx'
import { EmptyState } from '#islands/ui/state/empty-state.tsx'
import { ErrorState } from '#islands/ui/state/error-state.tsx'
import { OfflineLine } from '#islands/ui/state/offline-line.tsx'
import { LostDrawing } from '#islands/ui/state/outcome-drawings.tsx'
import { usePage } from '#lib/browser/directives/use-page.ts'
import { isHtmlPage } from '#lib/domain/content.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { idIn, pathTo } from '#lib/paths.ts'
import { pageHtmlQuery, pageQuery } from '#lib/queries/content.ts'
import { queryClient, useCallError } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'
import { spinner, state } from '#styled/recipes'

const styles = {
  title: css({ textStyle: 'title', maxWidth: 'text', overflowWrap: 'anywhere', mb: '6' }),
  unnamed: css({ srOnly: true }),
}

/** The title of a page; while there is none to show, the heading is only read out. */
function PageHeading({ title }: { title: string }) {
  const { pages } = useWords()
  return title ? (
    <h1 className={styles.title}>{title}</h1>
  ) : (
    <h1 className={styles.unnamed}>{pages.title()}</h1>
  )
}

/** Stands while it is not known what kind of page comes. RTE-10. */
function PageSpinner() {
  const words = useWords()
  return (
    <div className={state().root}>
      <span
        aria-label={words.common.loading()}
        className={spinner({ size: 'large' })}
        data-spinner=""
        role="status"
      />
    </div>
  )
}

/** A page of a type that the portal cannot show, without words, or not there. `title` may be empty. RTE-10. */
function PageUnavailable({ title }: { title: string }) {
  const words = useWords()
  return (
    <>
      <PageHeading title={title} />
      <EmptyState
        action={<ButtonLink href={pathTo('/')}>{words.frame.fallback.home()}</ButtonLink>}
        drawing={<LostDrawing />}
        text={words.pages.notAvailable()}
      />
    </>
  )
}

/** A page as it comes: its type first, then the words of an HTML page. RTE-10. */
function PageScreen({ id }: { id: string }) {
  const words = useWords()
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
      {text !== undefined && <OfflineLine failed={ofPage === 'network' || ofHtml === 'network'} />}
      <PageHeading title={title} />
      {text !== undefined ? (
        <LazyClubText html={text} />
      ) : missing ? (
        <ErrorState answer={failed} text={words.errors[missing]()} />
      ) : (
        <TextSkeleton />
      )}
    </article>
  )
}

/** A page that the club has written, which its address names. RTE-10. */
export const PageIsland = island(
  () => {
    const isMember = useIsMember()
    const id = idIn(usePage().pathname)
    if (id === undefined) return <PageUnavailable title="" />
    return isMember ? <PageScreen id={id} key={id} /> : <PageSpinner />
  },
  { waiting: PageSpinner },
)

import { useQuery } from '@tanstack/react-query'
import { usePage } from '#lib/browser/directives/use-page.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { idIn, pathTo } from '#lib/paths.ts'
import { consentTextQuery } from '#lib/queries/consents.ts'
import { queryClient, useCallError } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'
import { ButtonLink } from '../ui/button.tsx'
import { island } from '../ui/island.tsx'
import { LazyClubText, TextSkeleton } from '../ui/shapes/club-text-lazy.tsx'
import { NewsDrawing } from '../ui/state/drawings.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { ErrorState } from '../ui/state/error-state.tsx'
import { OfflineLine } from '../ui/state/offline-line.tsx'

const styles = css({ textStyle: 'title', maxWidth: 'text', overflowWrap: 'anywhere', mb: '6' })

/** A consent whose text is not there: withdrawn, or it never was. */
function NoText() {
  const words = useWords()
  return (
    <>
      <h1 className={css({ srOnly: true })}>{words.consents.title()}</h1>
      <EmptyState
        action={<ButtonLink href={pathTo('/')}>{words.frame.fallback.home()}</ButtonLink>}
        drawing={<NewsDrawing />}
        text={words.consents.gone()}
      />
    </>
  )
}

/** The text of one consent under its title. CON-3. */
function ConsentScreen({ id }: { id: string }) {
  const words = useWords()
  const consent = useQuery(consentTextQuery(id), queryClient)
  const callError = useCallError(consent)

  if (callError === 'notFound' || consent.data?.html.trim() === '') return <NoText />
  if (consent.data)
    return (
      <article>
        <OfflineLine failed={callError === 'network'} />
        <h1 className={styles}>{consent.data.title || words.consents.title()}</h1>
        <LazyClubText html={consent.data.html} />
      </article>
    )
  if (!callError) return <TextSkeleton heading />
  return (
    <>
      <h1 className={styles}>{words.consents.title()}</h1>
      <ErrorState answer={consent} text={words.errors[callError]()} />
    </>
  )
}

/** The page of a consent's text, for visitors and members. CON-3. */
export const ConsentIsland = island(
  () => {
    const id = idIn(usePage().pathname)
    return id === undefined ? <NoText /> : <ConsentScreen id={id} key={id} />
  },
  { waiting: () => <TextSkeleton heading /> },
)

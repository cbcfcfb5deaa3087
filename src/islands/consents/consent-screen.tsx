import { useQuery } from '@tanstack/react-query'
import { useWords } from '#lib/i18n/use-words.ts'
import { consentTextQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useCallError } from '#lib/queries/use-call-error.ts'
import { css } from '#styled/css'
import { LazyClubText } from '../ui/shapes/club-text-lazy.tsx'
import { TextSkeleton } from '../ui/shapes/text-skeleton.tsx'
import { ErrorState } from '../ui/state/error-state.tsx'
import { OfflineLine } from '../ui/state/offline-line.tsx'
import { useOnline } from '../ui/state/use-online.ts'
import { NoText } from './no-text.tsx'

const styles = css({ textStyle: 'title', maxWidth: 'text', overflowWrap: 'anywhere', mb: '6' })

/** The text of one consent under its title. CON-3. */
export function ConsentScreen({ id }: { id: string }) {
  const words = useWords()
  const online = useOnline()
  const consent = useQuery(consentTextQuery(id), queryClient)
  const callError = useCallError(consent)

  if (callError === 'notFound' || consent.data?.html.trim() === '') return <NoText />
  if (consent.data)
    return (
      <article>
        {(!online || callError === 'network') && <OfflineLine text={words.common.offline()} />}
        <h1 className={styles}>{consent.data.title || words.consents.title()}</h1>
        <LazyClubText html={consent.data.html} />
      </article>
    )
  if (!callError) return <TextSkeleton heading />
  return (
    <>
      <h1 className={styles}>{words.consents.title()}</h1>
      <ErrorState answer={consent} retry={words.common.retry()} text={words.errors[callError]()} />
    </>
  )
}

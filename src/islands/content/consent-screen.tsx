import { useQuery } from '@tanstack/react-query'
import { useWords } from '#lib/i18n/use-words.ts'
import { consentTextQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useTrouble } from '#lib/queries/use-trouble.ts'
import { css } from '#styled/css'
import { ErrorState } from '../ui/error-state.tsx'
import { OfflineLine } from '../ui/marks.tsx'
import { useOnline } from '../ui/use-online.ts'
import { LazyClubText } from './club-text-lazy.tsx'
import { NoText } from './no-text.tsx'
import { TextSkeleton } from './text-skeleton.tsx'

const look = css({ textStyle: 'title', maxWidth: 'text', overflowWrap: 'anywhere', mb: '6' })

/** The text of one consent under its title. Spec §2, `/consent/{id}`. */
export function ConsentScreen({ id }: { id: string }) {
  const words = useWords()
  const online = useOnline()
  const consent = useQuery(consentTextQuery(id), queryClient)
  const trouble = useTrouble(consent)

  if (trouble === 'notFound' || consent.data?.html.trim() === '') return <NoText />
  if (consent.data)
    return (
      <article>
        {(!online || trouble === 'network') && <OfflineLine text={words.common.offline()} />}
        <h1 className={look}>{consent.data.title || words.consents.title()}</h1>
        <LazyClubText html={consent.data.html} />
      </article>
    )
  if (!trouble) return <TextSkeleton heading />
  return (
    <>
      <h1 className={look}>{words.consents.title()}</h1>
      <ErrorState answer={consent} retry={words.common.retry()} text={words.errors[trouble]()} />
    </>
  )
}

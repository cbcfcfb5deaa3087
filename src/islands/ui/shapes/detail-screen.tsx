import type { ReactNode } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import type { useDetail } from '#lib/queries/list-query.ts'
import type { Elements } from '../elements.ts'
import { screen } from '../screen-styles.ts'
import { DetailSkeleton } from '../state/detail-skeleton.tsx'
import { ErrorState } from '../state/error-state.tsx'
import { OfflineLine } from '../state/offline-line.tsx'
import { useOnline } from '../state/use-online.ts'
import { HiddenHeading } from '../text/hidden-heading.tsx'

interface DetailScreenProps<Data> {
  detail: ReturnType<typeof useDetail<Data>>
  /** The heading of a screen that shows an error alone. */
  title: string
  /** Stands in place of what is not there, or not any more. */
  gone: ReactNode
  /** Draws the known data, even if they are only a part. */
  children: (known: Data) => Elements
}

/** The screen of one thing: at once as the list knew it, then in full. What is known stays, whatever fails behind it. */
export function DetailScreen<Data>({ detail, title, gone, children }: DetailScreenProps<Data>) {
  const words = useWords()
  const online = useOnline()
  const { query, callError, known, isWhole } = detail
  if (callError === 'notFound') return gone
  const failed = callError && (
    <ErrorState answer={query} retry={words.common.retry()} text={words.errors[callError]()} />
  )
  if (!known && !failed) return <DetailSkeleton label={words.common.loading()} />
  if (!known)
    return (
      <>
        <HiddenHeading>{title}</HiddenHeading>
        {failed}
      </>
    )
  return (
    <div className={screen}>
      {(!online || callError === 'network') && <OfflineLine text={words.common.offline()} />}
      {children(known)}
      {/* What the list does not know is missing; with all of it here an old answer simply stands. */}
      {!isWhole && failed}
    </div>
  )
}

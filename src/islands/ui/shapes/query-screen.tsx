import type { QueryErrorName } from '#lib/domain/call-error.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { useCallError } from '#lib/queries/query-client.ts'
import { Card } from '../card.tsx'
import type { Elements } from '../elements.ts'
import { screen } from '../screen-styles.ts'
import { type Asked, ErrorState } from '../state/error-state.tsx'
import { OfflineLine } from '../state/offline-line.tsx'

/** A query as what shows its data needs it. */
export interface Answer<Data> extends Asked {
  readonly data: Data | undefined
  readonly error: unknown
}

interface QueryScreenProps<Data extends object> {
  query: Answer<Data>
  skeleton: Elements
  /** The layout of the screen; `screen` unless given. */
  className?: string | undefined
  /** The error stands in a card. */
  card?: boolean | undefined
  /** The offline line also stands above data that could not be refreshed. */
  stale?: boolean | undefined
  /** The skeleton and the error stand alone, without the layout and the offline line. */
  bare?: boolean | undefined
  /** Draws the data. callError: the reason why they could not be refreshed. */
  children: (data: Data, callError: QueryErrorName | undefined) => Elements
}

/** A screen that shows a query: a skeleton, the data, or a failure with another try; above it a line while offline. */
export function QueryScreen<Data extends object>(props: QueryScreenProps<Data>) {
  const { query, skeleton, className = screen, card, stale, bare, children } = props
  const words = useWords()
  const callError = useCallError(query)
  const { data } = query
  const failed = callError && <ErrorState answer={query} text={words.errors[callError]()} />
  const content = data ? (
    children(data, callError)
  ) : failed && card ? (
    <Card>{failed}</Card>
  ) : (
    (failed ?? skeleton)
  )
  if (bare && !data) return content
  return (
    <div className={className}>
      <OfflineLine failed={stale && data && callError === 'network'} />
      {content}
    </div>
  )
}

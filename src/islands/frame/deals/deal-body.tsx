import { useWords } from '#lib/i18n/use-words.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Skeletons } from '../../ui/state/skeleton.tsx'
import { Prose } from '../../ui/text/prose.tsx'

interface DealBodyProps {
  /** Undefined until the text has been made readable. */
  html: TrustedHTML | string | undefined
  failed: boolean
  onRetry: () => void
  className?: string | undefined
}

/** The text of a deal. */
export function DealBody({ html, failed, onRetry, className }: DealBodyProps) {
  const { common, sidebar } = useWords()
  if (failed)
    return (
      <ErrorState
        answer={{ isFetching: false, refetch: onRetry }}
        retry={common.retry()}
        text={sidebar.unreadable()}
      />
    )
  return html === undefined ? (
    <Skeletons count={4} label={common.loading()} />
  ) : (
    <Prose className={className} html={html} />
  )
}

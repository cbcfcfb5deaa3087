import { useWords } from '#lib/i18n/use-words.ts'
import type { LinkCheckView } from '#machines/link-check/link-check.view.ts'
import { Button } from '../ui/button.tsx'
import { RetryIcon } from '../ui/icons/retry.tsx'
import { Outcome } from '../ui/outcome.tsx'
import { LostDrawing } from '../ui/outcome-drawings.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { look } from './look.ts'
import { sayTrouble, sayWait } from './spoken.ts'

interface CheckedLinkProps {
  /** The check of the link; undefined while there is none. */
  view: LinkCheckView | undefined
  onRetry: () => void
}

/** A mailed link while it is checked, and when it could not be. */
export function CheckedLink({ view, onRetry }: CheckedLinkProps) {
  const words = useWords()
  const said = words.verification
  const wait = sayWait(words, view?.wait)
  if (!view?.trouble)
    return (
      <div aria-busy="true" className={look.waiting}>
        <p role="status">{view && said.checking()}</p>
        <Skeleton shape="row" />
      </div>
    )
  return (
    <Outcome
      drawing={<LostDrawing />}
      isNews
      text={sayTrouble(words, view.trouble)}
      title={said.failed.title()}
    >
      <Button
        aria-disabled={wait ? true : undefined}
        icon={<RetryIcon />}
        loading={view.busy}
        onClick={onRetry}
        tone="primary"
        wide
      >
        {words.common.retry()}
      </Button>
      {wait && <p className={look.wait}>{wait}</p>}
    </Outcome>
  )
}

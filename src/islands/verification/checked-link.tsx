import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import { callErrorText, sayWait } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { LinkCheckView } from '#machines/verification/link-check.view.ts'
import { Button } from '../ui/button.tsx'
import type { Elements } from '../ui/elements.ts'
import { formStyles } from '../ui/form/form-styles.ts'
import { Outcome } from '../ui/state/outcome.tsx'
import { LostDrawing } from '../ui/state/outcome-drawings.tsx'
import { Skeleton } from '../ui/state/skeleton.tsx'

interface CheckedLinkProps {
  /** The check of the link; undefined while there is none. */
  view: LinkCheckView | undefined
  onRetry: () => void
  /** Another way on, where there is one. */
  children?: Elements
}

/** A mailed link while it is checked, and when it could not be. */
export function CheckedLink({ view, onRetry, children }: CheckedLinkProps) {
  const words = useWords()
  const texts = words.verification
  const wait = sayWait(words, view?.wait)
  if (!view?.callError)
    return (
      <div aria-busy="true" className={formStyles.waiting}>
        <p role="status">{view && texts.checking()}</p>
        <Skeleton shape="row" />
      </div>
    )
  return (
    <Outcome
      drawing={<LostDrawing />}
      isNews
      text={callErrorText(words, view.callError)}
      title={texts.failed.title()}
    >
      <Button
        aria-disabled={wait ? true : undefined}
        icon={<RotateCwIcon />}
        loading={view.busy}
        onClick={onRetry}
        tone="primary"
        wide
      >
        {words.common.retry()}
      </Button>
      {wait && <p className={formStyles.wait}>{wait}</p>}
      {children}
    </Outcome>
  )
}

import { useWords } from '#lib/i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import { formStyles } from '../ui/form/form-styles.ts'
import { Line } from '../ui/text/line.tsx'

interface NoConsentsProps {
  /** Another try is under way. */
  busy?: boolean
  onRetry: () => void
}

/** In place of consents that did not come; without them nobody can register. */
export function NoConsents({ busy, onRetry }: NoConsentsProps) {
  const words = useWords()
  return (
    <div className={formStyles.waiting}>
      <Line tone="error">{words.registration.form.noConsents()}</Line>
      <Button loading={busy} onClick={onRetry} size="small">
        {words.common.retry()}
      </Button>
    </div>
  )
}

import { state } from '#styled/recipes'
import { Button } from './button.tsx'
import { RetryIcon } from './icons/retry.tsx'
import { LostDrawing } from './outcome-drawings.tsx'

interface ErrorStateProps {
  text: string
  /** The words on the retry button. */
  retry: string
  onRetry: () => void
  /** Another try is under way. */
  busy?: boolean | undefined
}

/** Something could not be shown; another try is one press away. */
export function ErrorState({ text, retry, onRetry, busy }: ErrorStateProps) {
  const look = state()
  return (
    <div className={look.root} role="alert">
      <div className={look.drawing}>
        <LostDrawing />
      </div>
      <p className={look.text}>{text}</p>
      <Button icon={<RetryIcon />} loading={busy} onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}

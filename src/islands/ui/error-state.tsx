import { state } from '#styled/recipes'
import type { Asked } from './answer.ts'
import { Button } from './button.tsx'
import { RetryIcon } from './icons/retry.tsx'
import { LostDrawing } from './outcome-drawings.tsx'

interface ErrorStateProps {
  text: string
  /** The words on the retry button. */
  retry: string
  /** What is tried again. */
  answer: Asked
}

/** Something could not be shown; another try is one press away. */
export function ErrorState({ text, retry, answer }: ErrorStateProps) {
  const look = state()
  return (
    <div className={look.root} role="alert">
      <div className={look.drawing}>
        <LostDrawing />
      </div>
      <p className={look.text}>{text}</p>
      <Button icon={<RetryIcon />} loading={answer.isFetching} onClick={() => void answer.refetch()}>
        {retry}
      </Button>
    </div>
  )
}

import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import { state } from '#styled/recipes'
import { Button } from '../button.tsx'
import type { Asked } from '../list/answer.ts'
import { LostDrawing } from './outcome-drawings.tsx'

interface ErrorStateProps {
  text: string
  retry: string
  answer: Asked
}

/** Something could not be shown; another try is one press away. */
export function ErrorState({ text, retry, answer }: ErrorStateProps) {
  const styles = state()
  return (
    <div className={styles.root} role="alert">
      <div className={styles.drawing}>
        <LostDrawing />
      </div>
      <p className={styles.text}>{text}</p>
      <Button icon={<RotateCwIcon />} loading={answer.isFetching} onClick={() => void answer.refetch()}>
        {retry}
      </Button>
    </div>
  )
}

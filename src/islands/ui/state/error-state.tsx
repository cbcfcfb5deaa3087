import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import { useWords } from '#lib/i18n/use-words.ts'
import { state } from '#styled/recipes'
import { Button } from '../button.tsx'
import { LostDrawing } from './outcome-drawings.tsx'

/** A query as a part that offers another try of it needs it. */
export interface Asked {
  readonly isFetching: boolean
  refetch(): unknown
}

/** Something could not be shown; another try is one press away. */
export function ErrorState({ text, answer }: { text: string; answer: Asked }) {
  const { common } = useWords()
  const styles = state()
  return (
    <div className={styles.root} role="alert">
      <div className={styles.drawing}>
        <LostDrawing />
      </div>
      <p className={styles.text}>{text}</p>
      <Button icon={<RotateCwIcon />} loading={answer.isFetching} onClick={() => void answer.refetch()}>
        {common.retry()}
      </Button>
    </div>
  )
}

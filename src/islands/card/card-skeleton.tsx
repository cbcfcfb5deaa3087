import { useWords } from '#lib/i18n/use-words.ts'
import { Card } from '../ui/card.tsx'
import { Skeletons } from '../ui/state/skeleton.tsx'
import { styles } from './styles.ts'

/** The card before it is known. */
export function CardSkeleton() {
  const { common } = useWords()
  return (
    <Card className={styles.waiting}>
      <Skeletons className={styles.form} count={5} label={common.loading()} shape="row" />
    </Card>
  )
}

import { useWords } from '#lib/i18n/use-words.ts'
import { Card } from '../ui/card.tsx'
import { Skeletons } from '../ui/state/skeleton.tsx'
import { styles } from './styles.ts'

/** The screen of pairing before it is known who the member is. */
export function LinkCardSkeleton() {
  const words = useWords().common
  return (
    <Card>
      <Skeletons className={styles.form} count={3} label={words.loading()} shape="row" />
    </Card>
  )
}

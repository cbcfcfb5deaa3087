import { useWords } from '#lib/i18n/use-words.ts'
import { Card } from '../ui/card.tsx'
import { Skeleton, Waiting } from '../ui/state/skeleton.tsx'
import { styles } from './styles.ts'

const rows = [1, 2, 3, 4, 5]

/** The card before it is known. */
export function CardSkeleton() {
  const { common } = useWords()
  return (
    <Waiting label={common.loading()}>
      <Card className={styles.waiting}>
        <div className={styles.form}>
          {rows.map((row) => (
            <Skeleton key={row} shape="row" />
          ))}
        </div>
      </Card>
    </Waiting>
  )
}

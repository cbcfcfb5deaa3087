import { Card } from '#islands/ui/card.tsx'
import { Skeleton, Waiting } from '#islands/ui/state/skeleton.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { newsStyles as styles } from './news-styles.ts'

/** Messages to come, in the shape of messages. */
export function NewsSkeleton() {
  const words = useWords()
  return (
    <Waiting className={styles.list} label={words.common.loading()}>
      {[1, 2, 3, 4, 5].map((item) => (
        <Card key={item} padding="small">
          <Skeleton width="half" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="third" />
        </Card>
      ))}
    </Waiting>
  )
}

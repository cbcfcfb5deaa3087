import { Card } from '#islands/ui/card.tsx'
import { Skeleton } from '#islands/ui/skeleton.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { newsLook as look } from './news-look.ts'

/** Messages to come, in the shape of messages. */
export function NewsSkeleton() {
  const words = useWords()
  return (
    <div aria-busy="true" aria-label={words.common.loading()} className={look.list} role="status">
      {[1, 2, 3, 4, 5].map((item) => (
        <Card key={item} padding="small">
          <Skeleton width="half" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="third" />
        </Card>
      ))}
    </div>
  )
}

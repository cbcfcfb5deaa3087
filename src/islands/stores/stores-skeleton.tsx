import { Card } from '#islands/ui/card.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { Skeleton, Waiting } from '#islands/ui/state/skeleton.tsx'
import { useWords } from '#lib/i18n/use-words.ts'

/** Stores to come. */
export function StoresSkeleton() {
  const words = useWords()
  return (
    <Waiting className={screen} label={words.common.loading()}>
      {[1, 2, 3, 4].map((card) => (
        <Card aria-hidden="true" key={card}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton width="half" />
        </Card>
      ))}
    </Waiting>
  )
}

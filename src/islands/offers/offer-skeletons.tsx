import { Card } from '#islands/ui/card.tsx'
import { Skeleton, Waiting } from '#islands/ui/skeleton.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { picture } from '#styled/recipes'
import { look } from './look.ts'

/** Cards to come, in the shape of cards. */
export function OfferSkeletons({ shape }: { shape: 'photo' | 'page' }) {
  const words = useWords()
  return (
    <Waiting className={look[shape]} label={words.common.loading()}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Card aria-hidden="true" key={card} padding="none">
          <span className={picture({ ratio: shape })} />
          <div className={look.waiting}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton width="half" />
          </div>
        </Card>
      ))}
    </Waiting>
  )
}

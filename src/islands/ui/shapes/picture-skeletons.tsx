import { Card } from '#islands/ui/card.tsx'
import { Skeleton, Waiting } from '#islands/ui/state/skeleton.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { picture } from '#styled/recipes'

const waiting = css({ display: 'flex', flexDirection: 'column', padding: '4' })

const grid = { display: 'grid', gap: '4' } as const

/** The layout of a list of cards with a picture: `photo` is landscape, `page` is portrait. */
export const pictureGrid = {
  photo: css(grid, { gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 13rem), 1fr))]' }),
  page: css(grid, { gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))]' }),
} as const

/** Cards to come, in the shape of cards. */
export function PictureSkeletons({ shape }: { shape: 'photo' | 'page' }) {
  const words = useWords()
  return (
    <Waiting className={pictureGrid[shape]} label={words.common.loading()}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Card aria-hidden="true" key={card} padding="none">
          <span className={picture({ ratio: shape })} />
          <div className={waiting}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton width="half" />
          </div>
        </Card>
      ))}
    </Waiting>
  )
}

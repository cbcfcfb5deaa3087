import type { ReactNode } from 'react'
import { Card } from '#islands/ui/card.tsx'
import { Skeleton, Waiting } from '#islands/ui/state/skeleton.tsx'
import type { Identified } from '#lib/domain/paging.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { picture } from '#styled/recipes'
import type { Elements } from '../elements.ts'
import { type ListAnswer, ListScreen } from './list-screen.tsx'

const waiting = css({ display: 'flex', flexDirection: 'column', padding: '4' })

const grid = { display: 'grid', gap: '4' } as const

/** The layout of a list of cards with a picture: `photo` is landscape, `page` is portrait. */
const pictureGrid = {
  photo: css(grid, { gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 13rem), 1fr))]' }),
  page: css(grid, { gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))]' }),
} as const

/** Cards to come, in the shape of cards. */
export function PictureSkeletons({ shape }: { shape: 'photo' | 'page' }) {
  return (
    <Waiting className={pictureGrid[shape]}>
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

interface PictureListProps<Item> {
  answer: ListAnswer<Item>
  /** The shape of the pictures: `photo` is landscape, `page` is portrait. */
  shape: 'photo' | 'page'
  /** The picture of an empty list, and its sentence. */
  empty: { drawing: Elements; text: string }
  /** Draws one; `eager`: it is on the first screen. */
  children: (item: Item, eager: boolean) => ReactNode
}

/** The screen of a list of cards with a picture. */
export function PictureList<Item extends Identified>({
  shape,
  empty,
  children,
  ...rest
}: PictureListProps<Item>) {
  const words = useWords()
  return (
    <ListScreen
      card
      className={pictureGrid[shape]}
      empty={{ ...empty, again: words.common.lookAgain() }}
      first={2}
      skeleton={<PictureSkeletons shape={shape} />}
      {...rest}
    >
      {(item, eager) => (
        <li data-item={item.id} key={item.id}>
          {children(item, eager)}
        </li>
      )}
    </ListScreen>
  )
}

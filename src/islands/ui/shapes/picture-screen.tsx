import type { ReactNode } from 'react'
import { Card } from '#islands/ui/card.tsx'
import type { Answer, Pages } from '#islands/ui/list/answer.ts'
import { EmptyList } from '#islands/ui/list/empty-list.tsx'
import type { Identified } from '#lib/domain/paging.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { PictureSkeletons, pictureGrid } from './picture-skeletons.tsx'
import { QueryScreen } from './query-screen.tsx'
import { TileList } from './tile-list.tsx'

interface PictureScreenProps<Item> {
  answer: Answer<readonly Item[]> & Pages & { readonly isRefetching: boolean }
  /** The shape of the pictures: `photo` is landscape, `page` is portrait. */
  shape: 'photo' | 'page'
  /** The picture of an empty list; one drawing, with one sentence (`empty`). */
  drawing: ReactNode
  empty: string
  /** Draws one; `eager`: it is on the first screen. */
  children: (item: Item, eager: boolean) => ReactNode
}

/** The screen of a list, whatever has come of it so far. */
export function PictureScreen<Item extends Identified>(props: PictureScreenProps<Item>) {
  const { answer, shape, drawing, empty, children } = props
  const words = useWords()
  return (
    <QueryScreen bare card query={answer} skeleton={<PictureSkeletons shape={shape} />} stale>
      {(items, callError) =>
        items.length === 0 && !answer.hasNextPage ? (
          <Card>
            <EmptyList again={words.common.lookAgain()} answer={answer} drawing={drawing} text={empty} />
          </Card>
        ) : (
          <TileList
            answer={answer}
            callError={callError}
            className={pictureGrid[shape]}
            first={2}
            items={items}
          >
            {(item, eager) => (
              <li data-item={item.id} key={item.id}>
                {children(item, eager)}
              </li>
            )}
          </TileList>
        )
      }
    </QueryScreen>
  )
}

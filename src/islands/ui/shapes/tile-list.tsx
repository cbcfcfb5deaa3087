// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers
import type { ReactNode } from 'react'
import type { QueryErrorName } from '#lib/domain/call-error.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { useShown } from '#lib/queries/use-shown.ts'
import { Card } from '../card.tsx'
import type { Pages } from '../list/answer.ts'
import { ListFoot } from '../list/load-more.tsx'

export interface TileListProps<Item> {
  items: readonly Item[]
  answer: Pages
  callError: QueryErrorName | undefined
  /** The layout of the tiles; without one they are rows of one card. */
  className?: string | undefined
  /** The name of the list, for screen readers. */
  label?: string | undefined
  /** The number of tiles whose pictures are on the first screen of a phone. */
  first?: number
  /** The number of drawn items, in words; announced when it changes. */
  announcement?: ((shown: number) => string) | undefined
  /** Stands where there is no more. */
  end?: string | undefined
  /** Draws one, an `li` with a key; `eager`: its picture is on the first screen. */
  children?: (item: Item, eager: boolean) => ReactNode
}

/** The tiles that are here, a page at a time; the server is asked for more when they run short. */
export function TileList<Item>(props: TileListProps<Item>) {
  const { items, answer, callError, className, label, first = 0, announcement, end, children } = props
  const words = useWords()
  const drawn = useShown(items, answer)
  const list = (
    <ul aria-label={label} className={className} role="list">
      {drawn.items.map((item, index) => children?.(item, index < first))}
    </ul>
  )
  return (
    <>
      {className === undefined ? <Card>{list}</Card> : list}
      <ListFoot
        announcement={announcement?.(drawn.items.length)}
        answer={answer}
        callError={callError}
        drawn={drawn}
        end={end}
        words={words}
      />
    </>
  )
}

// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers
import type { ReactNode } from 'react'
import type { QueryErrorName } from '#lib/domain/call-error.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { useShown } from '#lib/queries/use-shown.ts'
import type { Pages } from '../list/answer.ts'
import { ListFoot } from '../list/load-more.tsx'

interface TileListProps<Item> {
  items: readonly Item[]
  answer: Pages
  callError: QueryErrorName | undefined
  /** The layout of the tiles. */
  className: string
  /** The number of tiles whose pictures are on the first screen of a phone. */
  first: number
  /** Draws one, an `li` with a key; `eager`: its picture is on the first screen. */
  children: (item: Item, eager: boolean) => ReactNode
}

/** The tiles that are here, a page at a time; the server is asked for more when they run short. */
export function TileList<Item>(props: TileListProps<Item>) {
  const { items, answer, callError, className, first, children } = props
  const words = useWords()
  const drawn = useShown(items, answer)
  return (
    <>
      <ul className={className} role="list">
        {drawn.items.map((item, index) => children(item, index < first))}
      </ul>
      <ListFoot answer={answer} callError={callError} drawn={drawn} words={words} />
    </>
  )
}

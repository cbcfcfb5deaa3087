// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers
import type { ReactNode } from 'react'
import type { Pages } from '#islands/ui/answer.ts'
import { ListFoot } from '#islands/ui/load-more.tsx'
import type { Identified } from '#lib/domain/paging.ts'
import type { TroubleName } from '#lib/domain/trouble.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { useShown } from '#lib/queries/use-shown.ts'
import { look } from './look.ts'

/** Cards whose pictures are on the first screen of a phone. */
const first = 2

interface OfferListProps<Item> {
  items: readonly Item[]
  shape: 'photo' | 'page'
  answer: Pages
  trouble: TroubleName | undefined
  /** Draws one; `eager`: it is on the first screen. */
  children: (item: Item, eager: boolean) => ReactNode
}

/** The cards that are here, a page at a time; the server is asked for more when they run short. */
export function OfferList<Item extends Identified>(props: OfferListProps<Item>) {
  const { items, shape, answer, trouble, children } = props
  const words = useWords()
  const drawn = useShown(items, answer)
  return (
    <>
      <ul className={look[shape]} role="list">
        {drawn.items.map((item, index) => (
          <li data-item={item.id} key={item.id}>
            {children(item, index < first)}
          </li>
        ))}
      </ul>
      <ListFoot answer={answer} drawn={drawn} trouble={trouble} words={words} />
    </>
  )
}

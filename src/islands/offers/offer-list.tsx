// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers
import type { ReactNode } from 'react'
import { LoadMore } from '#islands/ui/load-more.tsx'
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
  /** The server has more. */
  more: boolean
  loading: boolean
  /** Why the last try for more failed. */
  failed: TroubleName | undefined
  onMore: () => void
  /** Draws one; `eager`: it is on the first screen. */
  children: (item: Item, eager: boolean) => ReactNode
}

/** The cards that are here, a page at a time; the server is asked for more when they run short. */
export function OfferList<Item extends Identified>(props: OfferListProps<Item>) {
  const { items, shape, more, loading, failed, onMore, children } = props
  const words = useWords()
  const { shown, growing, left, showMore } = useShown({ count: items.length, more, onMore })
  return (
    <>
      <ul className={look[shape]} role="list">
        {items.slice(0, shown).map((item, index) => (
          <li data-item={item.id} key={item.id}>
            {children(item, index < first)}
          </li>
        ))}
      </ul>
      <LoadMore
        failed={failed && words.errors[failed]()}
        label={failed ? words.common.retry() : words.common.loadMore()}
        loading={loading || growing}
        more={left}
        onMore={showMore}
        round={shown}
      />
    </>
  )
}

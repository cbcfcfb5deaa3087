import type { FocusEvent, ReactNode } from 'react'
import { classNames } from '#islands/ui/class-name.ts'
import { Skeleton, Waiting } from '#islands/ui/state/skeleton.tsx'
import { css } from '#styled/css'

/** From this width of the section its cards stand side by side; in a narrower one they are pushed along. */
const wide = '@container (min-width: 38.5rem)'

const styles = {
  // The bleed reaches the screen's edge, so that a card is seen to go on; the padding keeps shadows and focus rings whole.
  row: css({
    display: 'flex',
    gap: '3',
    marginInline: '-gutter',
    marginBlock: '-2',
    paddingInline: 'gutter',
    paddingBlock: '2',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: '[x mandatory]',
    scrollPaddingInline: 'gutter',
    scrollbarWidth: '[none]',
    // The padding holds what a ticket's shadow needs beside it.
    [wide]: { display: 'grid', gap: '4', marginInline: '-2', paddingInline: '2', overflowX: 'visible' },
  }),
  two: css({ [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
  three: css({ [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } }),
  place: css({
    display: 'grid',
    flexGrow: '0',
    flexShrink: '0',
    scrollSnapAlign: 'start',
    [wide]: { minWidth: '0', width: 'auto' },
  }),
  low: css({ width: '[min(92%, 20rem)]' }),
  high: css({ width: '[min(68%, 15rem)]' }),
  picture: css({ '& > *': { height: '[18rem]' } }),
}

/** `tiles`: low cards, two beside each other; `pictures`: high ones, three. */
type Kind = 'tiles' | 'pictures'

interface CardRowProps<Item> {
  kind: Kind
  items: readonly Item[]
  idOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

/** A card that peeks in counts as seen to the browser: with a keyboard it would be focused out of sight. */
const comeIntoView = ({ target }: FocusEvent<HTMLElement>) => {
  if (target.matches(':focus-visible'))
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'start' })
}

/** A few cards: on phones in one line that is pushed sideways and snaps, elsewhere side by side. */
export function CardRow<Item>({ kind, items, idOf, children }: CardRowProps<Item>) {
  const tiles = kind === 'tiles'
  return (
    <ul
      className={classNames(styles.row, tiles ? styles.two : styles.three)}
      onFocus={comeIntoView}
      // biome-ignore lint/a11y/noRedundantRoles: a list without bullets is none to Safari
      role="list"
    >
      {items.map((item) => (
        <li className={classNames(styles.place, tiles ? styles.low : styles.high)} key={idOf(item)}>
          {children(item)}
        </li>
      ))}
    </ul>
  )
}

/** A row whose cards have not come. */
export function CardRowSkeleton({ kind }: { kind: Kind }) {
  const items = kind === 'tiles' ? [0, 1, 2, 3] : [0, 1, 2]
  return (
    <Waiting>
      <div aria-hidden="true">
        <CardRow idOf={String} items={items} kind={kind}>
          {() => (
            <div className={kind === 'tiles' ? undefined : styles.picture}>
              <Skeleton shape="tile" />
            </div>
          )}
        </CardRow>
      </div>
    </Waiting>
  )
}

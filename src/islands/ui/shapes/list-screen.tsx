// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers
import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import type { QueryErrorName } from '#lib/domain/call-error.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { useShown } from '#lib/queries/use-shown.ts'
import { css } from '#styled/css'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import type { Elements } from '../elements.ts'
import { LoadMore } from '../list/load-more.tsx'
import { EmptyState } from '../state/empty-state.tsx'
import { Announcement } from '../text/visually-hidden.tsx'
import { type Answer, QueryScreen } from './query-screen.tsx'

const endLine = css({ paddingBlock: '2', color: 'muted', textStyle: 'small', textAlign: 'center' })

/** The query of a list that comes page by page. */
interface Pages {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  fetchNextPage(): unknown
}

interface TileListProps<Item> {
  items: readonly Item[]
  answer: Pages
  /** The reason of the failure, if it failed. */
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
  /** Draws those that are drawn, of all that have come, otherwise than as tiles. */
  table?: (drawn: readonly Item[], items: readonly Item[]) => Elements
}

/** The tiles that are here, a page at a time; the server is asked for more when they run short. Loaded pages stay when the next one fails. */
export function TileList<Item>(props: TileListProps<Item>) {
  const { items, answer, callError, className, label, first = 0, announcement, end, children, table } = props
  const { errors } = useWords()
  const { items: drawn, shown, isPartial, left, growing, showMore } = useShown(items, answer)
  const failed = answer.isFetchNextPageError ? callError : undefined
  const list = table ? (
    table(drawn, items)
  ) : (
    <ul aria-label={label} className={className} role="list">
      {drawn.map((item, index) => children?.(item, index < first))}
    </ul>
  )
  return (
    <>
      {className === undefined ? <Card>{list}</Card> : list}
      {!isPartial && (
        <>
          {announcement && <Announcement>{announcement(shown)}</Announcement>}
          <LoadMore
            failed={failed && errors[failed]()}
            loading={answer.isFetchingNextPage || growing}
            more={left}
            onMore={showMore}
            round={shown}
          />
          {end && !left && <p className={endLine}>{end}</p>}
        </>
      )}
    </>
  )
}

/** That query with its items. */
export type ListAnswer<Item> = Answer<readonly Item[]> & Pages & { readonly isRefetching: boolean }

interface Empty {
  /** One of `drawings.tsx`. */
  drawing: Elements
  /** One sentence, or two. */
  text: string
  /** The words on a button that looks again, or another way on. */
  again?: string
  action?: Elements
}

interface ListScreenProps<Item> extends Omit<TileListProps<Item>, 'items' | 'callError' | 'answer'> {
  answer: ListAnswer<Item>
  skeleton: Elements
  empty: Empty
  /** The error, and that there is nothing, stand in a card. */
  card?: boolean | undefined
  /** Leaves items out that the member does not look for. */
  choose?: ((items: readonly Item[]) => readonly Item[]) | undefined
}

/** Nothing is in the list now; another request is one press away. */
function Nothing({ answer, empty }: { answer: ListAnswer<unknown>; empty: Empty }) {
  const { again, drawing, text, action } = empty
  return (
    <EmptyState
      action={
        again === undefined ? (
          action
        ) : (
          <Button icon={<RotateCwIcon />} loading={answer.isRefetching} onClick={() => void answer.refetch()}>
            {again}
          </Button>
        )
      }
      drawing={drawing}
      text={text}
    />
  )
}

/** The screen of a list, whatever has come of it so far: skeleton, error, nothing, or its items, page by page. */
export function ListScreen<Item>(props: ListScreenProps<Item>) {
  const { answer, skeleton, empty, card, choose, ...rest } = props
  return (
    <QueryScreen bare card={card} query={answer} skeleton={skeleton} stale>
      {(items, callError) => {
        if (items.length === 0 && !answer.hasNextPage) {
          const nothing = <Nothing answer={answer} empty={empty} />
          return card ? <Card>{nothing}</Card> : nothing
        }
        return (
          <TileList {...rest} answer={answer} callError={callError} items={choose ? choose(items) : items} />
        )
      }}
    </QueryScreen>
  )
}

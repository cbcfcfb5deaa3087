import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import type { QueryErrorName } from '#lib/domain/call-error.ts'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import type { Elements } from '../elements.ts'
import type { Answer, Pages } from '../list/answer.ts'
import { EmptyState } from '../state/empty-state.tsx'
import { QueryScreen } from './query-screen.tsx'
import { TileList, type TileListProps } from './tile-list.tsx'

/** The query of a list that comes page by page. */
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
  /** The content above the items. */
  head?: Elements
  /** Draws the items otherwise than as tiles. */
  table?: (items: readonly Item[], callError: QueryErrorName | undefined) => Elements
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
  const { answer, skeleton, empty, card, choose, head, table, ...rest } = props
  return (
    <QueryScreen bare card={card} query={answer} skeleton={skeleton} stale>
      {(items, callError) => {
        if (items.length === 0 && !answer.hasNextPage) {
          const nothing = <Nothing answer={answer} empty={empty} />
          return card ? <Card>{nothing}</Card> : nothing
        }
        return (
          <>
            {head}
            {table ? (
              table(items, callError)
            ) : (
              <TileList
                {...rest}
                answer={answer}
                callError={callError}
                items={choose ? choose(items) : items}
              />
            )}
          </>
        )
      }}
    </QueryScreen>
  )
}

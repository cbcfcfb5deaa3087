import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import * as v from 'valibot'
import type { AnyEndpoint, Input, Output, Topic } from '#lib/api/endpoint.ts'
import { listCoupons } from '#lib/api/endpoints/coupons.ts'
import { listPerks } from '#lib/api/endpoints/perks.ts'
import { listRewards } from '#lib/api/endpoints/rewards.ts'
import { listTransactions } from '#lib/api/endpoints/transactions.ts'
import { nowSeconds } from '#lib/browser/clock.ts'
import { activeFirst } from '#lib/domain/coupons/coupon-period.ts'
import { type Identified, isShort, mergePages, nextOffset, pageAt } from '#lib/domain/paging.ts'
import { call } from './call.ts'
import { persisted } from './persisted.ts'
import { queryClient } from './query-client.ts'

/** A page of a list as its query holds it. */
interface Page<Item> {
  readonly items: Item[]
  readonly received: number | undefined
}

const storedPages = v.object({
  pages: v.array(v.object({ items: v.array(v.unknown()), received: v.optional(v.number()) })),
  pageParams: v.array(v.number()),
})

/**
 * The query of a paged list: asks for the next page only after a full one that brought something new, and gives all
 * pages as one list, each id once. topic: also the name of the list in the answer. SES-10.
 */
export const listQuery = <E extends AnyEndpoint, Item extends Identified>(
  topic: Topic,
  row: E,
  itemsOf: (answer: Output<E>) => Item[],
  /** The parameters that are sent beside those of the page. */
  asked: () => object = () => ({}),
  /** The order of all items that are here; as they came, unless given. */
  inOrder: (items: Item[]) => Item[] = (items) => items,
) =>
  infiniteQueryOptions({
    queryKey: [topic],
    queryFn: async ({ pageParam, signal }): Promise<Page<Item>> => {
      const query = { ...pageAt(pageParam), ...asked() }
      const answer = await call(row, { query } as Input<E>, { signal })
      const { received } = answer as { received?: number }
      return { items: itemsOf(answer), received }
    },
    ...persisted([topic], (data): InfiniteData<Page<Item>, number> => {
      const { pages, pageParams } = v.parse(storedPages, data)
      return {
        pages: pages.map(({ items, received }) => ({
          items: itemsOf(v.parse(row.response, { [topic]: items }) as Output<E>),
          received,
        })),
        pageParams,
      }
    }),
    initialPageParam: 0,
    getNextPageParam: ({ received }, pages) =>
      nextOffset(
        pages.map(({ items }) => items),
        received === undefined ? {} : { received },
      ),
    refetchOnWindowFocus: ({ state }) => isShort(state.data?.pages),
    refetchOnReconnect: ({ state }) => isShort(state.data?.pages),
    select: ({ pages }) => inOrder(mergePages(pages.map(({ items }) => items))),
  })

/** Tells whether rows of a list have come that could not be read: what is added up of it is not all. PTS-1. */
export const hasDropped = ({ queryKey }: { readonly queryKey: QueryKey }): boolean =>
  queryClient
    .getQueryData<InfiniteData<Page<unknown>>>(queryKey)
    ?.pages.some(({ items, received }) => received !== undefined && received > items.length) ?? false

export const couponsQuery = listQuery(
  'coupons',
  listCoupons,
  ({ coupons }) => coupons,
  undefined,
  (coupons) => activeFirst(coupons, nowSeconds()),
)
export const transactionsQuery = listQuery(
  'transactions',
  listTransactions,
  ({ transactions }) => transactions,
)
export const rewardsQuery = listQuery('rewards', listRewards, ({ rewards }) => rewards)
export const perksQuery = listQuery('perks', listPerks, ({ perks }) => perks)

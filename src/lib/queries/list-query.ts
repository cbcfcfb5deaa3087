import {
  type DataTag,
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  queryOptions,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query'
import * as v from 'valibot'
import type { AnyEndpoint, Input, Output, Topic } from '#lib/api/endpoint.ts'
import { type Identified, isShort, mergePages, nextOffset, pageAt } from '#lib/domain/paging.ts'
import { call } from './call.ts'
import { persisted } from './persisted.ts'
import { cachedData, queryClient } from './query-client.ts'
import { useCallError } from './use-call-error.ts'

/** A page of a list as its query holds it. */
export interface Page<Item> {
  readonly items: Item[]
  /** The number of rows that came, before damaged ones were left out. */
  readonly received: number | undefined
}

const storedPages = v.object({
  pages: v.array(v.object({ items: v.array(v.unknown()), received: v.optional(v.number()) })),
  pageParams: v.array(v.number()),
})

/** The options of every list: each id once, and the next page only after a full one that brought something new. SES-10. */
export const pagedOptions = <Item extends Identified>(inOrder = (items: Item[]): Item[] => items) => ({
  initialPageParam: 0,
  getNextPageParam: ({ received }: Page<Item>, pages: Page<Item>[]) =>
    nextOffset(
      pages.map(({ items }) => items),
      received === undefined ? {} : { received },
    ),
  refetchOnWindowFocus: ({ state }: { state: { data: { pages: unknown[] } | undefined } }) =>
    isShort(state.data?.pages),
  refetchOnReconnect: ({ state }: { state: { data: { pages: unknown[] } | undefined } }) =>
    isShort(state.data?.pages),
  select: ({ pages }: { pages: Page<Item>[] }) => inOrder(mergePages(pages.map(({ items }) => items))),
})

/** The query of a paged list, persisted. topic: also its name in the answer. asked: parameters beside those of the page. */
export const listQuery = <E extends AnyEndpoint, Item extends Identified>(
  topic: Topic,
  row: E,
  itemsOf: (answer: Output<E>) => Item[],
  { asked, inOrder }: { asked?: () => object; inOrder?: (items: Item[]) => Item[] } = {},
) =>
  infiniteQueryOptions({
    queryFn: async ({ pageParam, signal }): Promise<Page<Item>> => {
      const query = { ...pageAt(pageParam), ...asked?.() }
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
    ...pagedOptions(inOrder),
  })

/** Returns one thing of a list as that knows it, on an earlier screen or on this one. */
export const itemInList = <Item extends Identified>(
  list: { readonly queryKey: DataTag<QueryKey, InfiniteData<Page<Item>>, Error> },
  id: string,
): Item | undefined =>
  cachedData(list)
    ?.pages.flatMap(({ items }) => items)
    .find((item) => item.id === id)

/** One thing of a list in full, persisted; what the list knows of it stands until its own answer comes. */
export const itemQuery = <E extends AnyEndpoint, Item>(
  topic: string,
  row: E,
  id: string,
  itemOf: (answer: Output<E>) => Item,
  inList: () => Item | undefined,
) =>
  queryOptions<Item>({
    queryFn: async ({ signal }) =>
      itemOf(await call(row, { params: { id } } as Input<E>, { signal, inPlace: 404 })),
    ...persisted([topic, id], (item) => itemOf(v.parse(row.response, { [topic]: item }) as Output<E>)),
    // Its type rules out functions, which a type parameter cannot.
    placeholderData: inList as never,
  })

/** One thing for its own screen: at once as the list on an earlier screen knew it (`inList`), then in full. */
export function useDetail<Data>(options: UseQueryOptions<Data>, inList: () => Data | undefined) {
  const query = useQuery(options, queryClient)
  const answer = query.isPlaceholderData ? undefined : query.data
  const callError = useCallError({ data: answer, error: query.error })
  return {
    query,
    callError,
    /** The known data, even if it is only a part. */
    known: query.data ?? (callError && inList()),
    /** Its own answer is here, and not only what the list knew. */
    isWhole: answer !== undefined,
    /** That answer is on its way. */
    isWaiting: answer === undefined && !callError,
  }
}

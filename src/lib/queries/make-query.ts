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
import { freshFor } from '#lib/browser/early.ts'
import { callErrorOf, isAbsent } from '#lib/domain/call-error.ts'
import { type Identified, isShort, mergePages, nextOffset, pageAt } from '#lib/domain/paging.ts'
import { call } from './call.ts'
import { persisted } from './persisted.ts'
import { cachedData, queryClient, useCallError } from './query-client.ts'

export interface Page<Item> {
  readonly items: Item[]
  /** The number of rows that came, before damaged ones were left out. */
  readonly received: number | undefined
  /** The platform has no such list: the items are those that this browser knows by itself. */
  readonly isAbsent?: boolean | undefined
}

const storedPages = v.object({
  pages: v.array(
    v.object({
      items: v.array(v.unknown()),
      received: v.optional(v.number()),
      isAbsent: v.optional(v.boolean()),
    }),
  ),
  pageParams: v.array(v.number()),
})

type InOrder<Item> = (items: Item[]) => Item[]

const isShortList = ({ state }: { state: { data: { pages: unknown[] } | undefined } }): boolean =>
  isShort(state.data?.pages)

/** The options of every list: each id once, and the next page only after a full one that brought something new. SES-10. */
export const pagedOptions = <Item extends Identified>(inOrder: InOrder<Item> = (items) => items) => ({
  initialPageParam: 0,
  getNextPageParam: ({ received }: Page<Item>, pages: Page<Item>[]) =>
    nextOffset(
      pages.map(({ items }) => items),
      received === undefined ? {} : { received },
    ),
  refetchOnWindowFocus: isShortList,
  refetchOnReconnect: isShortList,
  select: ({ pages }: { pages: Page<Item>[] }) => inOrder(mergePages(pages.map(({ items }) => items))),
})

type ItemOf<Rows> = Rows extends readonly (infer Item extends Identified)[] ? Item : never

interface ListOptions<Item> {
  /** The parameters beside those of the page. */
  readonly asked?: () => object
  readonly inOrder?: InOrder<Item>
  /** A platform may lack the call (404, 501): it is not asked again then, and the list is what this browser has put into it. */
  readonly isOptional?: boolean
}

/** The query of a paged list, persisted. topic: also its name in the answer. */
export const listQuery = <E extends AnyEndpoint, TTopic extends Topic & keyof Output<E>>(
  topic: TTopic,
  row: E,
  { asked, inOrder, isOptional = false }: ListOptions<ItemOf<Output<E>[TTopic]>> = {},
) => {
  type Item = ItemOf<Output<E>[TTopic]>
  type Pages = InfiniteData<Page<Item>, number>
  const itemsOf = (answer: Output<E>) => answer[topic] as Item[]
  const known = () => queryClient.getQueryData<Pages>([topic])?.pages.flatMap(({ items }) => items) ?? []
  return infiniteQueryOptions({
    queryFn: async ({ pageParam, signal }): Promise<Page<Item>> => {
      const query = { ...pageAt(pageParam), ...asked?.() }
      try {
        const answer = await call(row, { query } as Input<E>, { signal, inPlace: isOptional })
        const { received } = answer as { received?: number }
        return { items: itemsOf(answer), received }
      } catch (error) {
        if (!isOptional || pageParam > 0 || !isAbsent(error)) throw error
        return { items: known(), received: 0, isAbsent: true }
      }
    },
    ...persisted([topic], (data): Pages => {
      const { pages, pageParams } = v.parse(storedPages, data)
      return {
        pages: pages.map(({ items, ...page }) => ({
          ...page,
          items: itemsOf(v.parse(row.response, { [topic]: items }) as Output<E>),
          received: page.received,
        })),
        pageParams,
      }
    }),
    staleTime: ({ state }) => (state.data?.pages[0]?.isAbsent ? 'static' : freshFor),
    ...pagedOptions(inOrder),
  })
}

/** Returns one thing of a list as that knows it, on an earlier screen or on this one. */
export const itemInList = <Item extends Identified>(
  list: { readonly queryKey: DataTag<QueryKey, InfiniteData<Page<Item>>, Error> },
  id: string,
): Item | undefined =>
  cachedData(list)
    ?.pages.flatMap(({ items }) => items)
    .find((item) => item.id === id)

interface InList<Data> {
  /** Returns the thing as its list on an earlier screen knew it. */
  readonly inList: () => Data | undefined
}

/** One thing of a list in full, persisted; what the list knows of it stands until its own answer comes. topic: also its name there. */
export const itemQuery = <E extends AnyEndpoint, TTopic extends string & keyof Output<E>>(
  topic: TTopic,
  row: E,
  id: string,
  inList: () => Output<E>[TTopic] | undefined,
) => ({
  ...queryOptions<Output<E>[TTopic]>({
    queryFn: async ({ signal }) =>
      (await call(row, { params: { id } } as Input<E>, { signal, inPlace: 404 }))[topic],
    ...persisted([topic, id], (item) => (v.parse(row.response, { [topic]: item }) as Output<E>)[topic]),
    // Its type rules out functions, which a type parameter cannot.
    placeholderData: inList as never,
  }),
  inList,
})

/** The query of one thing for its own screen. */
export type DetailQuery<Data> = UseQueryOptions<Data> & InList<Data>

/** One thing for its own screen: at once as its list knew it, then in full; after a failure too it stands as that knew it. */
export function useDetail<Data>({ inList, ...options }: DetailQuery<Data>) {
  const query = useQuery(options, queryClient)
  const answer = query.isPlaceholderData ? undefined : query.data
  const callError = useCallError({ data: answer, error: query.error })
  return {
    query,
    callError,
    /** The known data, even if it is only a part. */
    known: query.data ?? inList(),
    /** Its own answer is here, and not only what the list knew. */
    isWhole: answer !== undefined,
    isWaiting: answer === undefined && !callError,
  }
}

/**
 * The query of a call that a platform may lack: its data are null then, which is stored, so that it is asked only once in a
 * session. What the platform does answer is stored nowhere, and asked for anew by each screen. LCK-2.
 */
export const optionalQuery = <E extends AnyEndpoint, Answer>(
  topic: string,
  row: E,
  read: (answer: Output<E>) => Answer,
) =>
  queryOptions<Answer | null, Error, Answer | null, string[]>({
    ...persisted(
      [topic],
      (): Answer | null => null,
      (answer) => answer === null,
    ),
    queryFn: () =>
      call(row, {} as Input<E>, { inPlace: true })
        .then(read)
        .catch((error) => {
          if (isAbsent(error)) return null
          throw error
        }),
    staleTime: ({ state }) => (state.data === null ? 'static' : 0),
  })

/**
 * Takes a thing out of such a list once a call has removed it, before that is asked for anew. One that the platform does not know
 * any more is gone already: resolves to false then. Fails as the call does.
 */
export const removeItem = async (
  removal: Promise<unknown>,
  { queryKey }: { readonly queryKey: QueryKey },
  id: string,
): Promise<boolean> => {
  const isRemoved = await removal.then(
    () => true,
    (error: unknown) => {
      if (callErrorOf(error).name === 'notFound') return false
      throw error
    },
  )
  queryClient.setQueryData<readonly { readonly id: string }[] | null>(queryKey, (known) =>
    known?.filter((one) => one.id !== id),
  )
  return isRemoved
}

/**
 * The answer to an `optionalQuery`. What has never answered is not offered: a platform that has no such call may refuse it in
 * any way, and nobody misses what she has never seen. A later failure leaves the answer as it is. LCK-2.
 */
export function useOptional<Answer>(options: UseQueryOptions<Answer | null, Error, Answer | null, string[]>) {
  const query = useQuery(options, queryClient)
  const failed = useCallError(query)
  return {
    /** Undefined while, and where, there is nothing to show. */
    answer: query.data ?? undefined,
    /** It is known if there is something to show; another try does not take that back. */
    isSettled: query.data !== undefined || failed !== undefined,
  }
}

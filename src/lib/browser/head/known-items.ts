import { queriesKey } from '../storage-keys.ts'
import type { Item } from './fill-pattern.ts'
import { parse, plain, read } from './safely.ts'

/** The content of a page that is drawn before its island is there, as its pattern names it. */
export interface FirstContent {
  /** The topic of a list: its name in the platform's answer and in the cache. Absent where there is only one thing. */
  readonly list?: string
  /** The type of the items that are rows, in a list that has others. */
  readonly type?: string
  /** At most so many rows, the active ones first. */
  readonly most?: number
  /** On the page of one thing, the topic of its own answer: one of the list, which the address names, or the only one. */
  readonly item?: string
}

/** A query as it is kept for the next page of the tab; see queries/remembered.ts. */
interface KeptQuery {
  readonly queryHash: string
  readonly state: { readonly data?: unknown }
}

export type Items = readonly (Item | null | undefined)[]

/** The most characters of kept facts that are read here: more would take longer than it saves. */
const longestKept = 300_000

const idOfPage = (): string => plain(location.pathname.split('/')[2] ?? '')

/** Returns what an earlier page of this tab has kept; undefined when it has kept nothing. */
export const keptItems = ({ list, item }: FirstContent): Items | undefined => {
  const owner = window.keptOwner
  const text = owner === undefined ? null : read('sessionStorage', queriesKey(owner))
  if (!text || text.length > longestKept) return undefined
  const { queries } = (parse(text) ?? {}) as { queries?: readonly KeptQuery[] }
  const kept = (...key: readonly string[]): unknown =>
    queries?.find(({ queryHash }) => queryHash === JSON.stringify(key))?.state.data
  if (list === undefined) {
    const only = kept(item ?? '') as Item | undefined
    return only && [only]
  }
  const items = (kept(list) as { pages?: readonly { items: Items }[] } | undefined)?.pages?.flatMap(
    ({ items }) => items,
  )
  if (item === undefined) return items
  const id = idOfPage()
  const known = (kept(item, id) as Item | undefined) ?? items?.find((one) => one?.id === id)
  return known ? [known] : undefined
}

/** Matches the address of the head's request for a list, for one of it, or for the only thing of its topic. */
const isOf = (url: string, { list, item }: FirstContent): boolean => {
  if (item === undefined) return url.includes(`/${list}?`)
  return list === undefined ? url.endsWith(`/${item}`) : url.includes(`/${item}/`)
}

/** Returns what the head's own request brings. */
export const answeredItems = async (first: FirstContent): Promise<Items | undefined> => {
  const { list = '', item } = first
  for (const [url, { response }] of window.earlyAnswers ?? [])
    if (isOf(url, first)) {
      const answer = await response
      const body = answer.ok ? ((await answer.clone().json()) as { data?: unknown }) : undefined
      const data = (body?.data ?? body) as Readonly<Record<string, unknown>> | undefined
      return item === undefined ? (data?.[list] as Items) : [data?.[item] as Item]
    }
  return undefined
}

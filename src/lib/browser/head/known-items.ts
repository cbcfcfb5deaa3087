import { keptFor } from '../early.ts'
import { factKey } from '../storage-keys.ts'
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

export type Items = readonly (Item | null | undefined)[]

/** The id in the address of a page of one thing. */
export const idOfPage = (): string => plain(location.pathname.split('/')[2] ?? '')

/** Returns what the browser has stored of a query; see queries/persisted.ts. */
export const storedQuery = (
  ...queryKey: readonly string[]
): Readonly<Record<string, unknown>> | undefined => {
  const owner = window.recordsOwner
  const record =
    owner === undefined ? undefined : parse(read('localStorage', factKey(owner, JSON.stringify(queryKey))))
  return Math.abs(Date.now() - Number(record?.storedAt)) < keptFor ? record : undefined
}

/** Returns the items that an earlier page has stored; undefined when there are none. */
export const storedItems = ({ list, item }: FirstContent): Items | undefined => {
  if (list === undefined) {
    const only = storedQuery(item ?? '')?.data as Item | undefined
    return only && [only]
  }
  const { pages } = (storedQuery(list)?.data ?? {}) as { pages?: readonly { items: Items }[] }
  const items = pages?.flatMap((page) => page.items)
  if (item === undefined) return items
  const id = idOfPage()
  const known = (storedQuery(item, id)?.data as Item | undefined) ?? items?.find((one) => one?.id === id)
  return known ? [known] : undefined
}

/** Matches the address of the head's request for a list, for one of it, or for the only thing of its topic. */
const isOf = (url: string, { list, item }: FirstContent): boolean => {
  if (item === undefined) return url.includes(`/${list}?`)
  return list === undefined ? url.endsWith(`/${item}`) : url.includes(`/${item}/`)
}

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

/** Anything that a list tells apart by its id. 1 and "1" are the same. */
export interface Identified {
  readonly id: string | number
}

export const pageSize = 20

/** The rows that are drawn before the others: those of a phone's first screen, so that it is usable sooner. */
export const firstScreen = 6

/** The query of a list: a page that begins at an offset. */
export const pageAt = (offset: number) => ({ offset, limit: pageSize })

/** Full pages in a row of which nothing can be shown, before the list counts as ended. */
const mostBarren = 5

/**
 * Returns the offset of the next page: pages × limit, when the last one is full and brought a new id, so that a server which repeats itself
 * cannot make a list grow without end. A few full pages of other kinds are skipped. received: the rows of the last page before unreadable
 * ones were dropped. SES-10.
 */
export function nextOffset(
  pages: readonly (readonly Identified[])[],
  { limit = pageSize, received }: { limit?: number; received?: number } = {},
): number | undefined {
  const last = pages.at(-1)
  if (!last || (received ?? last.length) < limit) return undefined
  const barren = pages.length - 1 - pages.findLastIndex((page) => page.length > 0)
  if (barren > 0) return barren < mostBarren ? pages.length * limit : undefined
  const known = new Set(pages.slice(0, -1).flatMap((page) => page.map(({ id }) => String(id))))
  const broughtNew = last.some(({ id }) => !known.has(String(id)))
  return broughtNew ? pages.length * limit : undefined
}

/** The most pages of a list that are fetched anew as a whole whenever the member looks at it again. */
const mostAnew = 5

/** Tells whether so few pages of a list are there that all of them may be fetched anew. */
export const isShort = (pages: readonly unknown[] = []): boolean => pages.length <= mostAnew

/** All pages as one list in their order, each id once: the first of its rows is kept. SES-10. */
export function mergePages<Item extends Identified>(pages: readonly (readonly Item[])[]): Item[] {
  const merged = new Map<string, Item>()
  for (const item of pages.flat()) if (!merged.has(String(item.id))) merged.set(String(item.id), item)
  return [...merged.values()]
}

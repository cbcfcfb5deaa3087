import { markEntry } from './return-to.ts'
import { tabShelf } from './storage.ts'

/** Where a list stood when the member left it. */
export interface Place {
  /** The `data-item` of what she was looking at, and its distance from the top of the window in CSS pixels. */
  readonly item: string
  readonly top: number
  /** How many items were drawn. */
  readonly drawn: number
}

const shelf = tabShelf()
const key = () => `place:${location.pathname}`

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'item' in value &&
  typeof value.item === 'string' &&
  'top' in value &&
  typeof value.top === 'number' &&
  'drawn' in value &&
  typeof value.drawn === 'number'

/** Whether the member came by a step through the history or by a reload, and not by a link. */
const comesBack = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && (entry.type === 'back_forward' || entry.type === 'reload')
}

/** The place that was left on this page, for a step back or a reload; whoever comes by a link starts at the top. */
export const recallPlace = (): Place | undefined => {
  try {
    if (!comesBack()) return undefined
    const place: unknown = JSON.parse(shelf.get(key()) ?? '')
    return isPlace(place) ? place : undefined
  } catch {
    return undefined
  }
}

/**
 * The first item that reaches below a height of the window, else the last one. Found by halving: few of the items that
 * are not on screen must be laid out. A page on its way out answers no `elementFromPoint`.
 */
const itemAt = (height: number): HTMLElement | undefined => {
  const items = [...document.querySelectorAll<HTMLElement>('[data-item]')]
  let low = 0
  let high = items.length - 1
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((items[middle]?.getBoundingClientRect().bottom ?? 0) > height) high = middle
    else low = middle + 1
  }
  return items[low]
}

/**
 * Keeps the place when the page is left, since a browser restores it only in a page that is long enough at once.
 * `drawn` says how many items there are then. Returns how to stop.
 */
export const keepPlace = (drawn: () => number): (() => void) => {
  history.scrollRestoration = 'manual'
  const keep = () => {
    markEntry()
    const item = itemAt(innerHeight / 2)
    if (item && scrollY > 0) {
      const { top } = item.getBoundingClientRect()
      shelf.set(key(), JSON.stringify({ item: item.dataset.item, top, drawn: drawn() }))
    } else shelf.remove(key())
  }
  addEventListener('pagehide', keep)
  return () => removeEventListener('pagehide', keep)
}

/** Scrolls an item to where it stood; does nothing once it is gone. */
export const showPlace = ({ item, top }: Place): void => {
  const element = document.querySelector<HTMLElement>(`[data-item="${CSS.escape(item)}"]`)
  element?.scrollIntoView({ block: 'start' })
  // A list that is drawn as it is seen knows its heights only now.
  if (element) scrollBy(0, element.getBoundingClientRect().top - top)
}

import * as v from 'valibot'
import { isRevisit, listen, onPageLeft, stopAll } from './navigation.ts'
import { markEntry } from './return-to.ts'
import { stored } from './storage.ts'
import { placeKey } from './storage-keys.ts'

const place = v.object({
  /** The `data-item` of what she was looking at, and its distance from the top of the window in CSS pixels. */
  item: v.string(),
  top: v.number(),
  drawn: v.number(),
})
export type Place = Readonly<v.InferOutput<typeof place>>

const keptAt = (path: string) => stored(placeKey(path), place)

/** The place that was left on this page, for a step back or a reload; whoever comes by a link starts at the top. */
export const restorePlace = (): Place | undefined =>
  isRevisit() ? keptAt(location.pathname).read() : undefined

/** The first item that reaches below a height of the window, else the last one. Found by halving, since each asked for is laid out. */
const itemAt = (height: number): HTMLElement | undefined => {
  const items = [...document.querySelectorAll<HTMLElement>('#content [data-item]')]
  let low = 0
  let high = items.length - 1
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((items[middle]?.getBoundingClientRect().bottom ?? 0) > height) high = middle
    else low = middle + 1
  }
  return items[low]
}

/** Keeps the place when the page is left, `drawn` items long. Returns how to stop. */
export const storePlace = (drawn: () => number): (() => void) => {
  history.scrollRestoration = 'manual'
  const path = location.pathname
  const kept = keptAt(path)
  const keep = () => {
    // The browser has the address of the next page already when she steps through the history.
    if (location.pathname === path) markEntry()
    const item = itemAt(innerHeight / 2)
    const id = item?.dataset.item
    if (item && id !== undefined && scrollY > 0)
      kept.write({ item: id, top: item.getBoundingClientRect().top, drawn: drawn() })
    else kept.remove()
  }
  return stopAll(listen('pagehide', keep), onPageLeft(keep))
}

export const showPlace = ({ item, top }: Place): void => {
  const element = document.querySelector<HTMLElement>(`#content [data-item="${CSS.escape(item)}"]`)
  element?.scrollIntoView({ block: 'start' })
  // A list that is drawn as it is seen knows its heights only now.
  if (element) scrollBy(0, element.getBoundingClientRect().top - top)
}

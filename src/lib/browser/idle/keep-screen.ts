import {
  type KeptScreen,
  keptAttributes,
  keptTags,
  type ScreenNode,
  shownIsland,
  styleOf,
} from '../head/screen-node.ts'
import { lastingStorage } from '../storage.ts'
import { screenKey } from '../storage-keys.ts'
import { anything, stored } from '../stored.ts'

/** The most that is kept of one screen, in characters. */
const largest = 60_000

/** The number of screens that are kept; the oldest gives way. */
const most = 12

/** The heights of the window of which the content is kept; not what lies below. */
const heights = 1.5

/** Thrown by a part that cannot be kept. */
class Unfit extends Error {}

const attributesOf = (element: Element): Record<string, string> => {
  const kept: Record<string, string> = {}
  for (const { name, value } of element.attributes) if (keptAttributes.test(name)) kept[name] = value
  // A region that speaks by itself says nothing that is old.
  if (/^(?:alert|status|timer|log)$/.test(kept.role ?? '')) delete kept.role
  return kept
}

const isBelow = (element: Element): boolean =>
  element.getBoundingClientRect().top + scrollY > innerHeight * heights

const nodesIn = (parent: Element): ScreenNode[] =>
  [...parent.childNodes].flatMap((node): ScreenNode[] => {
    if (node instanceof Text) return node.data ? [node.data] : []
    // What comes after the page is drawn comes so on the next visit too.
    if (!(node instanceof Element) || isBelow(node) || node.hasAttribute('data-late')) return []
    const tag = node.localName
    if (!keptTags.test(tag)) throw new Unfit(tag)
    return [[tag, attributesOf(node), nodesIn(node)]]
  })

/** Returns the nodes of the page's content; undefined while some of it is on its way, tells of a failure, or has fields. */
const read = (): ScreenNode[] | undefined => {
  const { session, fallback } = document.documentElement.dataset
  // One that still shows what an earlier visit has kept has nothing newer, and first content is less than the island has.
  if (session !== 'member' || fallback !== undefined || document.querySelector('[data-screen], [data-first]'))
    return undefined
  const island = shownIsland()
  if (!island || island.querySelector('[aria-busy="true"], [role="alert"]:not(:empty), [data-passing]'))
    return undefined
  try {
    return nodesIn(island)
  } catch (error) {
    if (error instanceof Unfit) return undefined
    throw error
  }
}

/**
 * Keeps the page's content as it is drawn now, for the next visit to show before its code has come; see head/kept-screen.ts.
 * owner: a club and a sign-in. OFF-6.
 */
export const keepScreen = (owner: string): void => {
  const storage = lastingStorage()
  const prefix = screenKey(owner)
  const own = screenKey(owner, location.pathname)
  const nodes = read()
  if (!nodes) return
  const screen: KeptScreen = {
    at: Date.now(),
    style: styleOf(),
    lang: document.documentElement.lang,
    nodes,
  }
  const ageOf = (key: string): number =>
    (stored(key, anything, storage).read() as Partial<KeptScreen> | undefined)?.at ?? 0
  const others = storage.keys(prefix).filter((key) => key !== own)
  const oldest = others.length < most ? [] : others.toSorted((a, b) => ageOf(a) - ageOf(b))
  for (const key of oldest.slice(0, others.length - most + 1)) storage.remove(key)
  const text = JSON.stringify(screen)
  if (text.length > largest) storage.remove(own)
  else {
    storage.set(own, text)
    // A full storage has passed it on to the tab's: that is needed for what cannot be drawn anew.
    if (storage.placeOf(own) !== 'local') storage.remove(own)
  }
}

/**
 * Draws the content of a page before its island is there: the rows of a list, or one thing of it. It takes what an
 * earlier page of this tab has kept, else what the head's own request brings. An inline script of its own in the head; the
 * page has the pattern, made of the island's own parts. CPN-1, FST-1.
 */

import { activeFirst, type PeriodFacts } from '#lib/domain/coupons/coupon-period.ts'
import { firstScreen } from '#lib/domain/paging.ts'
import { balanceOf, isBalanceUnclear } from '#lib/domain/points/points.ts'
import { formatPoints } from '#lib/format/numbers.ts'
import { isRevisit } from '../navigation.ts'
import { placeKey } from '../storage-keys.ts'
import { fillPattern, type Item } from './fill-pattern.ts'
import { answeredItems, type FirstContent, type Items, storedItems } from './known-items.ts'
import { attempt, parse, read, root } from './safely.ts'

/**
 * Returns the island that the pattern belongs to, by the attributes that frames.css shows it by; undefined where the
 * club lacks the page, and on a start page that is the profile, since the pattern there is the dashboard's.
 */
const contentIsland = (): HTMLElement | undefined => {
  const { lacking, home } = root.dataset
  if (lacking !== undefined) return undefined
  const island = [...document.querySelectorAll<HTMLElement>('main astro-island')].find((one) => {
    const variant = one.closest<HTMLElement>('[data-variant]')?.dataset.variant
    return variant === undefined || variant === (home === 'profile' ? 'profile' : 'member')
  })
  return island?.closest('[data-variant=profile]') ? undefined : island
}

/** The number of rows whose pictures are on the first screen of a phone. */
const eager = 4

/** The skeleton of a screen; a part that waits within one, such as a story, has no role. */
const skeleton = '[role="status"][aria-busy="true"]'

/** The place where the member left the list, when she steps back; see scroll-restoration.ts. */
const place = isRevisit() ? parse(read('sessionStorage', placeKey(location.pathname))) : undefined

/** Scrolls a row to where the member left it, as the island does. */
const showPlace = (rows: ReadonlyMap<string, Element>): void => {
  const row = rows.get(String(place?.item))
  row?.scrollIntoView({ block: 'start' })
  if (row) scrollBy(0, row.getBoundingClientRect().top - Number(place?.top))
}

interface Filled {
  readonly content: Element
  /** The rows by their ids; none on the page of one thing. */
  readonly rows: ReadonlyMap<string, Element>
}

/** Returns true for an object. Its fields stay foreign: only numbers are read as moments. */
const isItem = (item: unknown): item is Item & PeriodFacts => typeof item === 'object' && item !== null

/** Returns the pattern filled in, with rows for the first items, all where she left the list; undefined when nothing of it can be shown. */
const fill = (
  pattern: Element,
  items: Items,
  { type, most = place ? items.length : firstScreen }: FirstContent,
): Filled | undefined => {
  const content = pattern.cloneNode(true) as Element
  const row = content.querySelector('[data-item], li')
  const drawn = new Map<string, Element>()
  const group = content.querySelector('[data-group]')
  group?.remove()
  let heading = ''
  if (!row) return items[0] && fillPattern(content, items[0]) ? { content, rows: drawn } : undefined
  // What asks for a row by its id means the island's.
  row.removeAttribute('data-item')
  // Items of other lists are never activated: their order stays.
  for (const item of activeFirst(items.filter(isItem), Date.now() / 1000)) {
    const id = String(item.id ?? '')
    if (drawn.size === most) break
    if (!id || drawn.has(id) || (type && item.type !== type)) continue
    const filled = row.cloneNode(true) as Element
    if (drawn.size >= eager) filled.querySelector('img')?.setAttribute('loading', 'lazy')
    // The words for what it lacks come with the island; rows after it would move then.
    if (!fillPattern(filled, item)) break
    const above = group?.cloneNode(true) as Element | undefined
    if (above && fillPattern(above, item) && above.textContent !== heading) {
      heading = above.textContent
      row.before(above)
    }
    row.before(filled)
    drawn.set(id, filled)
  }
  row.remove()
  return drawn.size > 0 ? { content, rows: drawn } : undefined
}

/** Shows the content in place of the island's first skeleton, within a copy of what the island has besides. */
const show = (island: HTMLElement, { content, rows }: Filled): void => {
  const first = document.createElement('div')
  first.dataset.first = ''
  first.style.display = 'contents'
  first.append(...[...island.childNodes].map((node) => node.cloneNode(true)))
  const waiting = first.querySelector(skeleton)
  if (!waiting) return
  const section = waiting.closest<HTMLElement>('[data-item]')?.dataset.item
  waiting.replaceWith(content)
  // Pages are built in English: its words are not for a member of another language, whose words come with the island.
  if (!root.lang.startsWith('en'))
    for (let part = content; part !== first && part.parentElement; part = part.parentElement)
      for (const other of part.parentElement.children)
        if (other !== part) (other as HTMLElement).style.visibility = 'hidden'
  island.before(first)
  // Where a row lies is known once the style sheet has come, for which the first frame waits.
  requestAnimationFrame(() => showPlace(rows))
  // The island has something of its own now, its content or an error: frames.css has hidden this.
  new MutationObserver((_, observer) => {
    const own = section === undefined ? null : island.querySelector(`[data-item="${CSS.escape(section)}"]`)
    if ((own ?? island).querySelector(skeleton)) return
    observer.disconnect()
    const link = first.contains(document.activeElement) && document.activeElement?.getAttribute('href')
    first.remove()
    if (link) island.querySelector<HTMLElement>(`a[href="${CSS.escape(link)}"]`)?.focus()
  }).observe(island, { childList: true, subtree: true })
}

const begin = async (pattern: Element | null, first: FirstContent): Promise<void> => {
  try {
    const items = attempt(() => storedItems(first)) ?? (await answeredItems(first))
    const filled = pattern && Array.isArray(items) && fill(pattern, items, first)
    const island = contentIsland()
    // The island was faster, or has failed.
    if (filled && island?.querySelector(skeleton)) show(island, filled)
  } catch {
    // The island asks anew, and tells of what went wrong.
  }
}

const member = { item: 'user' }

const writePoints = (user: Item | null | undefined): void => {
  // What is no list of wallets tells of no points, not of none.
  const text =
    Array.isArray(user?.wallets) &&
    attempt(() => (isBalanceUnclear(user) ? '' : formatPoints(balanceOf(user), root.lang)))
  if (!text) return
  // On the header's island: what the root inherits down costs a slow phone the styles of the whole page anew, 15 ms.
  const { style } = document.querySelector<HTMLElement>('body > astro-island') ?? root
  style.setProperty('--known-points', JSON.stringify(text))
  style.setProperty('--known-points-display', 'inline-flex')
}

/** Writes the member's points into the header before its island is there: those that are stored, else those of the head's request. FRM-1. */
const showBalance = async (): Promise<void> => {
  try {
    writePoints((attempt(() => storedItems(member)) ?? (await answeredItems(member)))?.[0])
  } catch {
    // The island asks anew, and tells of what went wrong.
  }
}

const start = (): void => {
  const template = document.querySelector<HTMLTemplateElement>('template[data-content]')
  // What the address asks for of a list, only its island finds.
  if (!template || root.dataset.session !== 'member' || location.search) return
  const first = JSON.parse(template.dataset.content ?? '') as FirstContent
  // The content is painted first: the first number that a page formats takes a slow phone 50 ms.
  void begin(template.content.firstElementChild, first).then(() =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(showBalance))),
  )
}

// Within the parser's own work, before any frame, and whether or not the style sheet has come: the element stands for nothing else.
customElements.define(
  'first-content',
  class extends HTMLElement {
    connectedCallback() {
      start()
    }
  },
)

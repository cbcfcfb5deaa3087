/**
 * Draws the rows of a list before its island is there: what an earlier page of this tab has kept of it, else what the
 * head's own request brings. An inline script of its own, right below the island; the page has the rows' pattern, made of
 * the island's own parts. CPN-1, FST-1.
 */
import { cutText, longestName } from '#lib/domain/cut-text.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { placeKey, queriesKey } from '../storage-keys.ts'
import { comesBack } from './comes-back.ts'
import { attempt, parse, read, root } from './safely.ts'

/** A list as its query keeps it for the next page of the tab; see queries/remembered.ts. */
interface KeptList {
  readonly queryHash: string
  readonly state: { readonly data?: { readonly pages: readonly { readonly items: Rows }[] } }
}

/** Foreign until each is read. */
type Item = Readonly<Record<string, unknown>>
type Rows = readonly (Item | null)[]

/** The number of rows whose pictures are on the first screen of a phone. */
const eager = 4

/** The most characters of kept facts that are read here: more would take longer than it saves. */
const longestKept = 300_000

const busy = '[aria-busy="true"]'

const keptRows = (topic: string): Rows | undefined => {
  const owner = window.keptOwner
  const text = owner === undefined ? null : read('sessionStorage', queriesKey(owner))
  if (!text || text.length > longestKept) return undefined
  const { queries } = (parse(text) ?? {}) as { queries?: readonly KeptList[] }
  const list = queries?.find(({ queryHash }) => queryHash === JSON.stringify([topic]))
  return list?.state.data?.pages.flatMap(({ items }) => items)
}

const answeredRows = async (topic: string): Promise<Rows | undefined> => {
  for (const [url, { response }] of window.earlyAnswers ?? [])
    if (url.includes(`/wl/v1/${topic}?`)) {
      const answer = await response
      const body = answer.ok ? ((await answer.clone().json()) as { data?: unknown }) : undefined
      return ((body?.data ?? body) as Record<string, Rows> | undefined)?.[topic]
    }
  return undefined
}

/** Takes an element out of its row, or the part of the row that does not stand without it. */
const leaveOut = (element: Element): void => (element.closest('[data-optional]') ?? element).remove()

/** Returns the field that a text or an address of the pattern stands for: `{name}`. */
const fieldIn = (text: string | null): string => /^\{(\w+)\}$/.exec(text ?? '')?.[1] ?? ''

const showPicture = (image: HTMLImageElement, picture: unknown): void => {
  const source = safeImage(picture)
  image.onerror = () => image.remove()
  if (source) image.src = source
  else leaveOut(image)
}

/**
 * Fills in one row: what is foreign becomes a text, a part of a path, or a picture's checked address. Returns false if it
 * lacks a text that it does not stand without.
 */
const fill = (row: Element, item: Item): boolean => {
  for (const link of row.querySelectorAll('a'))
    link.href = (link.getAttribute('href') ?? '').replace('{id}', encodeURIComponent(String(item.id)))
  for (const image of row.querySelectorAll('img'))
    showPicture(image, item[fieldIn(image.getAttribute('src'))])
  for (const element of row.querySelectorAll('*')) {
    const field = element.firstElementChild ? '' : fieldIn(element.textContent)
    if (!field) continue
    const value = item[field]
    element.textContent = typeof value === 'object' ? '' : cutText(String(value ?? ''), longestName)
    if (element.textContent) continue
    if (!element.closest('[data-optional]')) return false
    leaveOut(element)
  }
  return true
}

/** Scrolls a row to where the member left it, when she steps back; the island does the same, see kept-place.ts. */
const showPlace = (rows: ReadonlyMap<string, Element>): void => {
  if (!comesBack()) return
  const place = parse(read('sessionStorage', placeKey(location.pathname)))
  const row = rows.get(String(place?.item))
  row?.scrollIntoView({ block: 'start' })
  if (row) scrollBy(0, row.getBoundingClientRect().top - Number(place?.top))
}

const draw = (pattern: HTMLTemplateElement, rows: Rows): void => {
  const island = pattern.nextElementSibling
  const list = pattern.content.firstElementChild?.cloneNode(true) as Element | undefined
  const row = list?.querySelector('li')
  const place = row?.parentElement
  // The island was faster, or has failed.
  if (!list || !row || !place || !island?.querySelector(busy)) return
  row.remove()
  const drawn = new Map<string, Element>()
  const { type } = pattern.dataset
  for (const item of rows) {
    const id = String(item?.id ?? '')
    if (!item || !id || drawn.has(id) || (type && item.type !== type)) continue
    const copy = row.cloneNode(true) as Element
    if (drawn.size >= eager) copy.querySelector('img')?.setAttribute('loading', 'lazy')
    // The words for what it lacks come with the island; rows after it would move then.
    if (!fill(copy, item)) break
    drawn.set(id, copy)
    place.append(copy)
  }
  if (drawn.size === 0) return
  pattern.after(list)
  showPlace(drawn)
  // The island has something of its own now, its rows or an error: frames.css has hidden these.
  new MutationObserver((_, observer) => {
    if (island.querySelector(busy)) return
    observer.disconnect()
    const link = list.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : null
    list.remove()
    if (link) island.querySelector<HTMLElement>(`a[href="${CSS.escape(link)}"]`)?.focus()
  }).observe(island, { childList: true, subtree: true })
}

const begin = async (pattern: HTMLTemplateElement, topic: string): Promise<void> => {
  try {
    const rows = attempt(() => keptRows(topic)) ?? (await answeredRows(topic))
    if (Array.isArray(rows)) draw(pattern, rows)
  } catch {
    // The island asks anew, and tells of what went wrong.
  }
}

const pattern = document.querySelector<HTMLTemplateElement>('template[data-pattern]')
if (pattern?.dataset.pattern && root.dataset.session === 'member')
  void begin(pattern, pattern.dataset.pattern)

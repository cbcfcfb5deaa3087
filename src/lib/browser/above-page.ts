import {
  entriesAbove,
  isRouting,
  isShown,
  leaveBy,
  onPageShown,
  saveScrollPosition,
  viewAbove,
} from './navigation.ts'

interface View {
  readonly name: string | undefined
  readonly onBack: () => void
}

/** The views that are open, the topmost last. Each is to have an entry of the history. */
const views: View[] = []

/** The work that waits for the end of a step that we have asked for ourselves; undefined while there is none. */
let waiting: (() => void)[] | undefined
/** Another page is on its way: a step on this one would hold it up. */
let isLeaving = false
let isWatching = false

/** The time that a browser has for a step on one page, in milliseconds. */
const patience = 1000

const setEntry = (depth: number, name: string | undefined) => ({ ...history.state, above: name, depth })

const step = (by: number): void => {
  waiting = []
  const end = () => {
    clearTimeout(timer)
    removeEventListener('popstate', end)
    const acts = waiting ?? []
    waiting = undefined
    for (const act of acts) act()
    align()
  }
  const timer = setTimeout(() => {
    // A browser that refuses is not asked again.
    history.replaceState(setEntry(views.length, views.at(-1)?.name), '')
    end()
  }, patience)
  addEventListener('popstate', end)
  history.go(by)
}

/** Makes the entries of the history as many as views are open. */
const align = (): void => {
  if (waiting || isLeaving) return
  const depth = entriesAbove()
  if (depth > views.length) {
    step(views.length - depth)
    return
  }
  if (depth < views.length) saveScrollPosition()
  for (const [at, { name }] of views.entries()) if (at >= depth) history.pushState(setEntry(at + 1, name), '')
  // A view that opens as another one closes has its entry.
  const top = views.at(-1)
  if (top && top.name !== viewAbove()) history.replaceState(setEntry(views.length, top.name), '')
}

const moved = (): void => {
  isLeaving = false
  // Another page is on its way into this document, and its views with it.
  if (waiting || (isRouting() && !isShown(location))) return
  for (const view of views.slice(entriesAbove()).reverse()) view.onBack()
  // A view may have stayed, such as one that waits for the end of an upload; and Forward leads to one that is closed.
  setTimeout(align)
}

const leave = (go: (above: number) => void): void => {
  if (waiting) return void waiting.push(() => leave(go))
  const above = entriesAbove()
  isLeaving = above > 0
  go(above)
}

const watch = (): void => {
  if (isWatching) return
  isWatching = true
  leaveBy(leave)
  addEventListener('popstate', moved)
  onPageShown(() => {
    isLeaving = false
    // The views of the page before are closed after this.
    setTimeout(leaveOrphan)
  })
  addEventListener('pageshow', ({ persisted }) => persisted && moved())
}

/**
 * Makes a view above the page an entry of the history, for as long as it is open, and calls back when the member steps
 * back from it: Back closes the view and leaves the page where it is. Views above each other have an entry each. A view
 * with a name can be opened again by it when the page is loaded anew. Returns what to call when the view is closed. B11,
 * TIL-1.
 */
export const enterAbove = (onBack: () => void, name?: string): (() => void) => {
  watch()
  const view = { name, onBack }
  views.push(view)
  align()
  return () => {
    views.splice(views.indexOf(view), 1)
    // The next view may open in the same moment.
    queueMicrotask(align)
  }
}

/** Steps back from the entry of a view that is gone, since the page was loaded anew on it. */
export const leaveOrphan = (): void => {
  if (viewAbove() !== undefined) return
  watch()
  align()
}

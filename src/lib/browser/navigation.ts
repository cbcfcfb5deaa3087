/** Listens to an event of the window. Returns how to stop. */
export const listen = <Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): (() => void) => {
  addEventListener(type, listener)
  return () => removeEventListener(type, listener)
}

/** Returns a function that calls all of some functions which stop something. */
export const stopAll =
  (...stops: readonly (() => void)[]) =>
  (): void => {
    for (const stop of stops) stop()
  }

/** The address of a page of this site; `search` and `hash` are empty, or begin with `?` and `#`. */
export type PageAddress = Readonly<Pick<URL, 'pathname' | 'search' | 'hash'>>

/** The address of the page that the router shows; undefined until the router has started. */
let shown: PageAddress | undefined

/** Takes the browser's address as that of the page that is shown. */
export const setShownPage = (): void => {
  const { pathname, search, hash } = location
  shown = { pathname, search, hash }
}

/** Returns whether an address is that of the page that is shown, whatever its fragment. */
export const isShown = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  shown === undefined || (pathname === shown.pathname && search === shown.search)

/**
 * Returns the address of the page that is shown. During a step through the history it is not `location`: the browser
 * has the next address before the next page is there. An island reads its own page's address with `usePage()`.
 */
export const shownPage = (): PageAddress => {
  const { pathname, search, hash } = shown === undefined || isShown(location) ? location : shown
  return { pathname, search, hash }
}

interface Entry {
  readonly above?: unknown
  readonly depth?: unknown
}

/** Returns the name of the view above the page that this entry of the history represents, also after a reload. */
export const viewAbove = (): string | undefined => {
  const above = isShown(location) && (history.state as Entry | null)?.above
  return typeof above === 'string' ? above : undefined
}

/** The number of entries of the history that stand above that of the page itself, one for each view above it. */
export const entriesAbove = (): number => {
  const depth = (history.state as Entry | null)?.depth
  return typeof depth === 'number' ? depth : 0
}

/** Leaves the page; `go` is told how many entries stand above it by then. */
let leave = (go: (above: number) => void): void => go(0)

/** Puts another way to leave the page in place: the history may be about to move. */
export const leaveBy = (way: typeof leave): void => {
  leave = way
}

/** Shows pages of this site in this document; a page that it does not show is loaded. See router/router.ts. */
interface Router {
  readonly show: (address: string, history: 'push' | 'replace') => boolean
  /** Fetches a page that may be shown next, and says whether it does. */
  readonly fetch: (address: string) => boolean
}

let router: Router | undefined

/** Lets pages be shown in this document from now on; without a router, has every page loaded. */
export const routeBy = (given: Router | undefined): void => {
  router = given
}

export const isRouting = (): boolean => router !== undefined

export const fetchPageAhead = (address: string): boolean => router?.fetch(address) ?? false

const go = (address: string, history: 'push' | 'replace'): void => {
  if (router?.show(address, history)) return
  if (history === 'replace') location.replace(address)
  else location.assign(address)
}

/** Opens a page of this site as a new entry of the history, which is that of a view above this page where one is open. */
export const open = (path: string): void => leave((above) => go(path, above > 0 ? 'replace' : 'push'))

export const replace = (path: string): void => leave(() => go(path, 'replace'))

/** A page that is to be shown: its requests for data, as its root element names them, and its path. */
interface NextPage {
  readonly early: string | undefined
  readonly pathname: string
}

declare global {
  /** The moments of a visit, which the router reports. */
  interface WindowEventMap {
    /** A page is about to be left. */
    pageleft: Event
    /** Another one is there. */
    pageshown: Event
    nextpage: CustomEvent<NextPage>
  }
}

export const reportPage = (moment: 'pageleft' | 'pageshown'): void => void dispatchEvent(new Event(moment))

/** Calls back before another page takes the place of this one in this document. */
export const onPageLeft = (listener: () => void): (() => void) => listen('pageleft', listener)

/** Calls back when this document shows another page, whose islands have not started yet. */
export const onPageShown = (listener: () => void): (() => void) => listen('pageshown', listener)

export const reportNextPage = (page: NextPage): void =>
  void dispatchEvent(new CustomEvent('nextpage', { detail: page }))

export const onNextPage = (listener: (page: NextPage) => void): (() => void) =>
  listen('nextpage', ({ detail }) => listener(detail))

/** Writes the window's place down in this entry of the history, before another entry of the same page: a step back finds it. */
export const saveScrollPosition = (): void => {
  if (isRouting() && history.state) history.replaceState({ ...history.state, scrollX, scrollY }, '')
}

/** Returns the link of this site that a plain press follows to another page; undefined where the press does anything else. */
export const pressedLink = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const { target, altKey, button, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.download || link.origin !== location.origin) return undefined
  const stays = link.hash !== '' && link.pathname === location.pathname && link.search === location.search
  return stays ? undefined : link
}

const replaceAddress = (address: string): void => {
  // The browser has the address of the next page already.
  if (!isShown(location)) return
  history.replaceState(history.state, '', address)
  if (shown) setShownPage()
}

/** Puts another query into the address bar without a navigation, in place of this entry of the history. */
export const replaceQuery = (text: string): void => replaceAddress(location.pathname + text + location.hash)

/** Takes the query and the hash out of the address bar without a navigation: secrets are read once. */
export const clearQuery = (): void => replaceAddress(location.pathname)

export const clearFragment = (): void => replaceAddress(location.pathname + location.search)

/** Calls back when the address names a part of this page, on arrival or later, and takes the name out of it. */
export const onFragment = (name: string, listener: () => void): (() => void) => {
  const check = () => {
    if (shownPage().hash !== `#${name}`) return
    clearFragment()
    listener()
  }
  check()
  return listen('hashchange', check)
}

const onVisibility = (state: DocumentVisibilityState, listener: () => void): (() => void) => {
  const changed = () => document.visibilityState === state && listener()
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Calls back when the browser shows this page again as it was left, out of its back/forward cache. */
export const onRestored = (listener: () => void): (() => void) =>
  listen('pageshow', ({ persisted }) => persisted && listener())

/** Calls back when the member returns to this page: from another tab, from sleep, from the back/forward cache. */
export const onReturn = (listener: () => void): (() => void) =>
  stopAll(onVisibility('visible', listener), onRestored(listener))

/** The way in which the member came to this page: the router's word, where that has shown it, else the browser's. */
const arrival = (): string | undefined => {
  const { arrival } = document.documentElement.dataset
  const [entry] = performance.getEntriesByType('navigation')
  return arrival ?? (entry && 'type' in entry ? String(entry.type) : undefined)
}

/** Tells whether the member has reloaded this page: then nothing that a tab remembers counts as fresh. */
export const isReload = (): boolean => arrival() === 'reload'

/** Tells whether the member came by a step through the history or by a reload, and not by a link. */
export const isRevisit = (): boolean => ['traverse', 'back_forward', 'reload'].includes(arrival() ?? '')

/** Calls back when the member leaves this page for a while or for good: another tab, sleep, another page. */
export const onLeave = (listener: () => void): (() => void) =>
  stopAll(onVisibility('hidden', listener), listen('pagehide', listener))

/** The address path of the page, as the browser shows it. */
export const pathname = (): string => location.pathname

/** Returns the part of the page that the address names, without its `#`. */
export const fragment = (): string => location.hash.slice(1)

interface Entry {
  readonly above?: unknown
  readonly depth?: unknown
}

/** The name of the view above the page that this entry of the history stands for, also after a reload. */
export const viewAbove = (): string | undefined => {
  const above = (history.state as Entry | null)?.above
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

/** Opens a page of this site as a new entry of the history, which is that of a view above this page where one is open. */
export const open = (path: string): void =>
  leave((above) => (above > 0 ? location.replace(path) : location.assign(path)))

/** Opens a page of this site in place of the current entry of the history. */
export const replace = (path: string): void => leave(() => location.replace(path))

/** Takes the query and the hash out of the address bar without a navigation: secrets are read once. */
export const clearQuery = (): void => history.replaceState(history.state, '', location.pathname)

/** Takes the hash out of the address bar without a navigation. */
export const clearFragment = (): void =>
  history.replaceState(history.state, '', location.pathname + location.search)

/** Calls back when the member returns to this page: from another tab, from sleep, from the back/forward cache. */
export const onReturn = (listener: () => void): (() => void) => {
  const visible = () => document.visibilityState === 'visible' && listener()
  const shown = (event: PageTransitionEvent) => event.persisted && listener()
  document.addEventListener('visibilitychange', visible)
  addEventListener('pageshow', shown)
  return () => {
    document.removeEventListener('visibilitychange', visible)
    removeEventListener('pageshow', shown)
  }
}

/** Calls back when the page is shown again out of the back/forward cache, where it stood still. */
export const onRevival = (listener: () => void): (() => void) => {
  const shown = (event: PageTransitionEvent) => event.persisted && listener()
  addEventListener('pageshow', shown)
  return () => removeEventListener('pageshow', shown)
}

/** Tells whether the member has reloaded this page: then nothing that a tab remembers counts as fresh. */
export const isReload = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}

/** Calls back once the page has been painted, at once where it has: the head's script tells, see head/paint.ts. */
export const whenPainted = (work: () => void): void => {
  if (document.documentElement.dataset.painted !== undefined) work()
  else addEventListener('painted', work, { once: true })
}

/** The delay after which a browser that does not report idle time counts as idle, in milliseconds. */
const pause = 1000

/** Does something once the page has nothing better to do, unless called back before. */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, pause)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work)
  return () => cancelIdleCallback(request)
}

/** Selects the islands of the content that start by themselves and are not hydrated yet. */
const starting = '#content astro-island[ssr]:is([client="painted"], [client="later"], [client="session"])'

/** Selects places of the content whose data are not there yet. */
const busy = '#content [aria-busy="true"]'

/** Resolves once the content has nothing that a selector finds, after some milliseconds at the latest. */
const contentWithout = (selector: string, patience: number): Promise<void> =>
  new Promise((resolve) => {
    if (typeof document === 'undefined') return resolve()
    const observer = new MutationObserver(() => check())
    const settle = () => {
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(settle, patience)
    // The start page has parts for others too, which wait for ever.
    const hidden = [...document.querySelectorAll('#content [data-variant]')].filter(
      (variant) => getComputedStyle(variant).display === 'none',
    )
    const check = () => {
      const all = [...document.querySelectorAll(selector)]
      if (all.every((element) => hidden.some((variant) => variant.contains(element)))) settle()
    }
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['ssr', 'aria-busy'],
    })
    check()
  })

/** Resolves once the content stands, so that nothing below it is pushed about; after ten seconds, as long as a call may take, at the latest. */
export const contentSettled = (): Promise<void> => contentWithout(`${starting}, ${busy}`, 10_000)

/** Resolves once the islands of the content run, whether their data are there or not; after three seconds at the latest. */
export const contentRuns = (): Promise<void> => contentWithout(starting, 3000)

/** Hydrates the islands that wait for a name; see the `client:requested` directive. Another request does nothing. */
export const requestIsland = (name: string): void => {
  const { dataset } = document.documentElement
  if (dataset[name] === 'requested') return
  dataset[name] = 'requested'
  dispatchEvent(new Event(`requested:${name}`))
}

/** The same as soon as the window fits a media query, now or later. Returns how to stop waiting for it. */
export const requestIslandWhen = (media: string, name: string): (() => void) => {
  const query = matchMedia(media)
  const start = () => requestIsland(name)
  if (query.matches) start()
  else query.addEventListener('change', start, { once: true })
  return () => query.removeEventListener('change', start)
}

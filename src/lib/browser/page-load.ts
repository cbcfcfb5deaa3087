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

/** Selects all that still waits in the content: islands that are not hydrated yet, and places that are marked as busy. */
const waiting = 'main :is(astro-island[ssr]:is([client="painted"], [client="later"]), [aria-busy="true"])'

/** The longest wait for the content, in milliseconds: as long as a call may take. */
const patience = 10_000

/** Resolves once the content of the page stands, so that nothing below it is pushed about; after ten seconds at the latest. */
export const contentSettled = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof document === 'undefined') return resolve()
    const observer = new MutationObserver(() => check())
    const settle = () => {
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(settle, patience)
    const check = () => {
      if (!document.querySelector(waiting)) settle()
    }
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['ssr', 'aria-busy'],
    })
    check()
  })

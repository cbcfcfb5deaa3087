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

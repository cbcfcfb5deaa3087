/** What still waits in the content: an island that has not come to life, or a place that says that it is busy. */
const waiting = 'main :is(astro-island[ssr]:is([client="load"], [client="idle"]), [aria-busy="true"])'

/** How long it is waited for, in milliseconds. */
const patience = 3000

/**
 * Resolves once the content of the page stands, so that what comes below it is not pushed about; at once where there is
 * no page, and after three seconds whatever the content does.
 */
export const contentSettled = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof document === 'undefined') return resolve()
    const observer = new MutationObserver(() => look())
    const settle = () => {
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(settle, patience)
    const look = () => {
      if (!document.querySelector(waiting)) settle()
    }
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['ssr', 'aria-busy'],
    })
    look()
  })

/**
 * Selects all that still waits in the content: an island that is not hydrated yet, or a place that is marked as busy.
 */
const waiting = 'main :is(astro-island[ssr]:is([client="painted"], [client="later"]), [aria-busy="true"])'

/** The longest wait for the content, in milliseconds: as long as a call may take. */
const patience = 10_000

/**
 * Resolves once the content of the page stands, so that what comes below it is not pushed about; at once where there is
 * no page, and after ten seconds whatever the content does.
 */
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

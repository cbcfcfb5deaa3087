import type { Page } from 'playwright/test'

/** Begins to watch, on every page that follows, how many list entries and table rows, without headings, one turn of the page's code adds. */
export const watchDrawn = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let most = 0
    new MutationObserver((changes) => {
      const added = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node instanceof Element)
        .flatMap((element) => [element, ...element.querySelectorAll('*')])
      most = Math.max(
        most,
        added.filter((element) => element.matches('main li, main tbody tr:not([data-group])')).length,
      )
    }).observe(document, { childList: true, subtree: true })
    Reflect.set(window, 'mostDrawn', () => most)
  })

/** The most entries and rows that were added in one turn; a browser that is busy with more of them stands still. */
export const mostDrawnAtOnce = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(window, 'mostDrawn') as () => number)())

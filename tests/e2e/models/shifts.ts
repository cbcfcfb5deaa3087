import type { Page } from 'playwright/test'

/** Begins to watch, on every page that follows, how far things move without the member's doing. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let sum = 0
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += Number(Reflect.get(entry, 'value'))
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Reflect.set(window, 'shifts', () => {
      add(observer.takeRecords())
      return sum
    })
  })

/** How far things have moved on this page, as the browser scores it, up to the frame that is drawn next. */
export const shifts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (const _ of ['this frame', 'the next'])
      await new Promise((drawn) => requestAnimationFrame(() => drawn(undefined)))
    return (Reflect.get(window, 'shifts') as () => number)()
  })

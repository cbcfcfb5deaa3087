import type { Page } from 'playwright/test'

/** One move of the layout: how far, as the browser scores it, and what moved from where to where. */
type Shift = readonly [score: number, what: string]

/** Begins to watch, on every page that follows, how far things move without the member's doing. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: [number, string][] = []
    const box = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map((length) => Math.round(length * 100) / 100).join(' ')
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const sources = (Reflect.get(entry, 'sources') ?? []) as {
          readonly node: Node | null
          readonly previousRect: DOMRectReadOnly
          readonly currentRect: DOMRectReadOnly
        }[]
        const what = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" from ${box(previousRect)} to ${box(currentRect)}`,
        )
        seen.push([Number(Reflect.get(entry, 'value')), what.join(', ')])
      }
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Reflect.set(window, 'shifts', () => {
      add(observer.takeRecords())
      return seen
    })
  })

/** Returns the movements on this page up to the frame that is drawn next. */
export const moves = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(async () => {
    for (const _ of ['this frame', 'the next'])
      await new Promise((drawn) => requestAnimationFrame(() => drawn(undefined)))
    return (Reflect.get(window, 'shifts') as () => Shift[])()
  })

/** Returns the sum of all movements on this page. */
export const shifts = async (page: Page): Promise<number> =>
  (await moves(page)).reduce((sum, [score]) => sum + score, 0)

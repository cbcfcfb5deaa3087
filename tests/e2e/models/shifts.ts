import { expect, type Page } from 'playwright/test'
import { framesDrawn } from './frames.ts'

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
export const moves = async (page: Page): Promise<readonly Shift[]> => {
  await framesDrawn(page)
  return page.evaluate(() => (Reflect.get(window, 'shifts') as () => Shift[])())
}

/** The sum of movements that a page may have: the tenth part of what search engines call good. Letters of a font that comes late move less. */
const bound = 0.01

/** Expects that hardly anything has moved on this page; a failure names what moved from where to where. */
export const expectStill = async (page: Page): Promise<void> => {
  const seen = await moves(page)
  const sum = seen.reduce((total, [score]) => total + score, 0)
  expect(sum, seen.map(([score, what]) => `${score}: ${what}`).join('\n')).toBeLessThan(bound)
}

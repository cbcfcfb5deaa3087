import { type BrowserContext, chromium, type Page } from 'playwright'
import { chromiumArguments } from '../support/chromium.ts'
import { signIn } from './signed-in.ts'

const all = 10_000

/** Answers the history with ten thousand movements: page by page as it is asked for, or all at once. */
const answerHistory = (context: BrowserContext, atOnce: boolean): Promise<unknown> => {
  const now = Math.floor(Date.now() / 1000)
  const movements = Array.from({ length: all }, (_, index) => ({
    id: index + 1,
    at: now - index * 3600,
    description: `Petrol 95, ${index} l`,
    points: 1250,
  }))
  return context.route('**/wl/v1/user/wallet/transactions?*', (route) => {
    const query = new URL(route.request().url()).searchParams
    const from = Number(query.get('offset'))
    const transactions = atOnce ? movements : movements.slice(from, from + Number(query.get('limit')))
    return route.fulfill({ json: { data: { transactions } } })
  })
}

/** Notes the tasks that kept the page from answering a hand, in milliseconds. */
const watchTasks = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const tasks: number[] = []
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask', buffered: true })
    Reflect.set(window, 'tasks', tasks)
  })

const tasksOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => Reflect.get(window, 'tasks') as number[])

/** Scrolls on until all is loaded; gives how many rows the document had at most. */
const scrollThrough = (page: Page): Promise<number> =>
  page.evaluate(
    (last) =>
      new Promise<number>((resolve) => {
        let most = 0
        const on = () => {
          const rows = document.querySelectorAll('main tr[data-item]')
          most = Math.max(most, rows.length)
          if (document.querySelector(`main tr[data-item="${last}"]`)) resolve(most)
          else {
            scrollBy({ top: 4000, behavior: 'instant' })
            requestAnimationFrame(on)
          }
        }
        on()
      }),
    all,
  )

/** Ten thousand movements on a phone: the longest task while they load and scroll by, and when the member comes back. */
export const longListTable = async (url: string, executablePath: string) => {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments() })
  const table: Record<string, Record<string, number>> = {}
  try {
    for (const atOnce of [false, true])
      for (const slower of [1, 4]) {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
        await answerHistory(context, atOnce)
        await watchTasks(context)
        const page = await signIn(context, url)
        const session = await context.newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
        await page.goto(`${url}/transactions`)
        await page.locator('main tr[data-item]').first().waitFor()
        const mostRows = await scrollThrough(page)
        const there = await tasksOf(page)
        await page.goto(`${url}/favicon.svg`)
        await page.goBack()
        await page.locator(`main tr[data-item="${all}"]`).waitFor()
        const back = await tasksOf(page)
        table[`${atOnce ? 'in one answer' : 'in 500 pages'}, ${slower}× slower`] = {
          'longest task, ms': Math.round(Math.max(0, ...there)),
          'tasks over 200 ms': there.filter((task) => task > 200).length,
          'longest on coming back, ms': Math.round(Math.max(0, ...back)),
          'most rows in the document': mostRows,
        }
        await context.close()
      }
    return table
  } finally {
    await browser.close()
  }
}

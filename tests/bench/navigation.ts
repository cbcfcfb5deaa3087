import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { chromiumArguments } from '../support/chromium.ts'
import { median } from './median.ts'
import { signIn } from './signed-in.ts'
import { slowDown } from './slow-phone.ts'

const runs = 7

/** The elements that must be visible for the page to count as shown, by the page they are on. */
interface Seen {
  readonly selector: string
  readonly least: number
}

/** Notes, in the page itself, when it was left by a click and when what is waited for was painted. */
const installStopwatch = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    addEventListener('click', () => sessionStorage.setItem('bench-click', String(Date.now())), true)
    Reflect.set(window, 'whenSeen', ({ selector, least }: Seen) => {
      const isSeen = () =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(
          (element) =>
            element.offsetHeight > 0 &&
            getComputedStyle(element).visibility === 'visible' &&
            element.textContent !== '',
        ).length >= least
      return new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`nothing to be seen of ${selector} for a minute`)), 60_000)
        const measure = () =>
          isSeen() ? requestAnimationFrame(() => resolve(Date.now())) : requestAnimationFrame(measure)
        measure()
      })
    })
  })

const whenSeen = (page: Page, seen: Seen): Promise<number> =>
  page.evaluate(
    (target) => (Reflect.get(window, 'whenSeen') as (seen: Seen) => Promise<number>)(target),
    seen,
  )

/** Presses a link as a hand does: it comes near first, which lets the page be fetched ahead. Milliseconds until seen. */
const press = async (page: Page, selector: string, seen: Seen, fetchedAhead: boolean): Promise<number> => {
  const link = page.locator(selector).first()
  const href = await link.getAttribute('href')
  await link.hover()
  if (fetchedAhead)
    await page.waitForFunction(
      (name) =>
        performance
          .getEntriesByType('resource')
          .some((entry) => entry.name.endsWith(name) && (entry as PerformanceResourceTiming).responseEnd > 0),
      href ?? '',
    )
  await link.click()
  await page.waitForURL(`**${href}`, { waitUntil: 'commit' })
  const shown = await whenSeen(page, seen)
  return shown - Number(await page.evaluate(() => sessionStorage.getItem('bench-click')))
}

const inFreshContext = async <T>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await installStopwatch(context)
  try {
    return await work(context)
  } finally {
    await context.close()
  }
}

const rows: Seen = { selector: 'main a[href^="/coupon/"]', least: 5 }
/** The rows once their island has them: before it has, nothing is fetched ahead and nothing kept for the next page. */
const taken: Seen = { selector: 'main astro-island li[data-item]', least: 5 }
const bareDetail: Seen = { selector: 'main h1', least: 1 }
const detail: Seen = { selector: 'main > :not([data-lost]) h1', least: 1 }

/** List → detail → list, and a cold list, of the portal and of bare pages. Milliseconds, medians. */
export const navigationTable = async (url: string, executablePath: string) => {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments() })
  const figures: Record<string, number[]> = {}
  const note = (name: string, value: number) => {
    figures[name] = [...(figures[name] ?? []), value]
  }
  try {
    for (let run = 0; run < runs; run += 1) {
      await inFreshContext(browser, async (context) => {
        const page = await context.newPage()
        await slowDown(page)
        await page.goto(`${url}/bare-list`)
        note('bare: list → detail', await press(page, 'a[href="/bare-detail"]', bareDetail, false))
        note(
          'bare: detail → list',
          await press(page, 'a[href="/bare-list"]', { selector: 'main p', least: 5 }, false),
        )
      })
      await inFreshContext(browser, async (context) => {
        const page = await signIn(context, url)
        await slowDown(page)
        await page.goto(`${url}/coupons`)
        await whenSeen(page, taken)
        await page.waitForLoadState('load')
        note('portal: list → detail', await press(page, 'main a[href^="/coupon/"]', detail, true))
        await page.waitForLoadState('load')
        note('portal: detail → list', await press(page, 'main a[href="/coupons"]:visible', rows, true))
      })
      await inFreshContext(browser, async (context) => {
        const before = await signIn(context, url)
        await before.close()
        const page = await context.newPage()
        await slowDown(page)
        const session = await context.newCDPSession(page)
        await session.send('Network.clearBrowserCache')
        const start = Date.now()
        await page.goto(`${url}/coupons`, { waitUntil: 'commit' })
        note('portal: cold list, until rows', (await whenSeen(page, rows)) - start)
      })
    }
    const bare = median(figures['bare: list → detail'] ?? [])
    return Object.fromEntries(
      Object.entries(figures).map(([name, values]) => [
        name,
        {
          ms: median(values),
          least: Math.min(...values),
          most: Math.max(...values),
          '÷ bare list → detail': (median(values) / bare).toFixed(2),
        },
      ]),
    )
  } finally {
    await browser.close()
  }
}

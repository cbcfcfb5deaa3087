import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { chromiumArguments } from '../support/chromium.ts'
import { median } from './median.ts'
import { signIn } from './signed-in.ts'
import { slowDown } from './slow-phone.ts'

const runs = 7

/** The elements that must be visible for the page to count as shown. */
interface Seen {
  readonly selector: string
  readonly least: number
}

/** The keys under which the pages of a tab hand on what is waited for, the moment it was asked for, and that it was seen. */
const keys = { target: 'bench-target', start: 'bench-start', seen: 'bench-seen' } as const
type Keys = typeof keys

/** Notes, in the page itself, when a link was pressed, and on the page after it when what is waited for was painted. */
const watch = ({ target, start, seen }: Keys): void => {
  addEventListener('click', () => sessionStorage.setItem(start, String(Date.now())), true)
  const text = sessionStorage.getItem(target)
  if (text === null || sessionStorage.getItem(start) === null) return
  const { selector, least } = JSON.parse(text) as Seen
  const isSeen = () =>
    [...document.querySelectorAll(selector)].filter(
      (element) => element.textContent !== '' && element.checkVisibility({ visibilityProperty: true }),
    ).length >= least
  const poll = () => {
    if (!isSeen()) return requestAnimationFrame(poll)
    // After the paint of this frame.
    return requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => sessionStorage.setItem(seen, String(Date.now()))
      port2.postMessage(undefined)
    })
  }
  poll()
}

/** Resolves to the milliseconds from the press to the paint, once the page has noted it; rejects after a minute. */
const whenNoted = ({ target, start, seen }: Keys): Promise<number> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('nothing was seen for a minute')), 60_000)
    const check = () => {
      const at = sessionStorage.getItem(seen)
      if (at === null) {
        setTimeout(check, 100)
        return
      }
      resolve(Number(at) - Number(sessionStorage.getItem(start)))
      for (const key of [target, start, seen]) sessionStorage.removeItem(key)
    }
    check()
  })

/** Waits by the protocol: Playwright's own script in the page would slow down what is measured. */
const noted = async (session: CDPSession): Promise<number> => {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `(${whenNoted})(${JSON.stringify(keys)})`,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description)
  return Number(result.value)
}

const expectNext = (page: Page, seen: Seen): Promise<void> =>
  page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
    keys.target,
    JSON.stringify(seen),
  ] as const)

/** A phone's page, slowed down, and its session of the protocol. */
const slowPage = async (page: Page) => {
  await page.addInitScript(watch, keys)
  return { page, session: await slowDown(page) }
}
type SlowPage = Awaited<ReturnType<typeof slowPage>>

/** Presses a link as a hand does: it comes near first, which lets the page be fetched ahead. Milliseconds until seen. */
const press = async (
  { page, session }: SlowPage,
  selector: string,
  seen: Seen,
  fetchedAhead: boolean,
): Promise<number> => {
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
  await expectNext(page, seen)
  await link.click()
  await page.waitForURL(`**${href}`, { waitUntil: 'commit' })
  return noted(session)
}

const inFreshContext = async <T>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    return await work(context)
  } finally {
    await context.close()
  }
}

const bareRows: Seen = { selector: 'main p', least: 5 }
const rows: Seen = { selector: 'main a[href^="/coupon/"]', least: 5 }
/** The rows once their island has them: before it has, nothing is fetched ahead and nothing kept for the next page. */
const taken = 'main astro-island li[data-item]'
const bareDetail: Seen = { selector: 'main h1', least: 1 }
const detail: Seen = { selector: 'main > :not([data-lost]) h1', least: 1 }

/** List → detail → list, of the portal and of bare pages. Milliseconds, medians. */
export const navigationTable = async (url: string, executablePath: string) => {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments() })
  const figures: Record<string, number[]> = {}
  const note = (name: string, value: number) => {
    figures[name] = [...(figures[name] ?? []), value]
  }
  try {
    for (let run = 0; run < runs; run += 1) {
      await inFreshContext(browser, async (context) => {
        const slow = await slowPage(await context.newPage())
        await slow.page.goto(`${url}/bare-list`)
        note('bare: list → detail', await press(slow, 'a[href="/bare-detail"]', bareDetail, false))
        note('bare: detail → list', await press(slow, 'a[href="/bare-list"]', bareRows, false))
      })
      await inFreshContext(browser, async (context) => {
        const slow = await slowPage(await signIn(context, url))
        const { page } = slow
        await page.goto(`${url}/coupons`)
        await page.locator(taken).nth(4).waitFor()
        await page.waitForLoadState('load')
        note('portal: list → detail', await press(slow, 'main a[href^="/coupon/"]', detail, true))
        await page.waitForLoadState('load')
        note('portal: detail → list', await press(slow, 'main a[href="/coupons"]:visible', rows, true))
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

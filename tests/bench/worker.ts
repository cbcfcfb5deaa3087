import { type BrowserContext, chromium, type Page } from 'playwright'
import { chromiumArguments } from '../support/chromium.ts'
import { median } from './median.ts'
import { arrive, type Noted, oneVisit, scenes, visit } from './visits.ts'

const runs = 5
const pages = ['card', 'coupons', 'dashboard'] as const

/** The ways in which a member comes back: with or without a service worker, with or without network. */
const ways = [
  { name: 'no worker', serviceWorkers: 'block', offline: false },
  { name: 'worker', serviceWorkers: 'allow', offline: false },
  { name: 'worker, no network', serviceWorkers: 'allow', offline: true },
] as const

/** Resolves once the worker serves pages and keeps all pages that open without network. */
const whenKept = (page: Page, paths: readonly string[]): Promise<unknown> =>
  page.waitForFunction(async (paths) => {
    const registration = await navigator.serviceWorker.getRegistration('/')
    if (registration?.active?.state !== 'activated') return false
    const kept = await Promise.all(paths.map((path) => caches.match(path, { ignoreVary: true })))
    return kept.every(Boolean)
  }, paths)

/** The figures of one further visit. `requests`: those that the worker or the page has sent to the line. */
const furtherVisit = async (
  context: BrowserContext,
  url: string,
  name: (typeof pages)[number],
  offline: boolean,
): Promise<Noted & { readonly requests: number }> => {
  const page = await context.newPage()
  let requests = 0
  const count = ({ response }: { response: { fromServiceWorker?: boolean; fromDiskCache?: boolean } }) => {
    if (!response.fromServiceWorker && !response.fromDiskCache) requests += 1
  }
  if (offline) await context.setOffline(true)
  const noted = await visit(
    page,
    url,
    scenes[name],
    (session) => session.on('Network.responseReceived', count),
    offline,
  )
  await context.setOffline(false)
  await page.close()
  return { ...noted, requests }
}

/**
 * A further visit of the pages that open without network, in three ways, turn by turn. Milliseconds, medians; `÷ no
 * worker` compares when the page is seen.
 */
export const workerTable = async (url: string, executablePath: string) => {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments() })
  const visits = new Map<string, (Noted & { readonly requests: number })[]>()
  try {
    for (let run = 0; run < runs; run += 1)
      for (const name of pages)
        for (const { name: way, serviceWorkers, offline } of ways) {
          const context = await arrive(browser, url, scenes[name], { serviceWorkers })
          await oneVisit(context, url, scenes[name])
          if (serviceWorkers === 'allow') {
            const page = await context.newPage()
            await page.goto(`${url}/card`)
            await whenKept(page, ['/', '/card', '/coupons'])
            await page.close()
          }
          const key = `${name}, ${way}`
          visits.set(key, [...(visits.get(key) ?? []), await furtherVisit(context, url, name, offline)])
          await context.close()
        }
  } finally {
    await browser.close()
  }
  const middle = (key: string, figure: 'paint' | 'seen' | 'usable' | 'requests') =>
    median((visits.get(key) ?? []).map((one) => one[figure]))
  return Object.fromEntries(
    [...visits.keys()].map((key) => {
      const seen = middle(key, 'seen')
      return [
        key,
        {
          'first paint, ms': Math.round(middle(key, 'paint')),
          'seen, ms': Math.round(seen),
          '÷ no worker': (seen / middle(key.replace(/,.*/, ', no worker'), 'seen')).toFixed(2),
          'usable, ms': Math.round(middle(key, 'usable')),
          requests: middle(key, 'requests'),
        },
      ]
    }),
  )
}

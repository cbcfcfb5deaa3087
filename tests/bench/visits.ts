import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright'
import { authKey, factsKey } from '#lib/browser/storage-keys.ts'
import { chromiumArguments } from '../support/chromium.ts'
import { median } from './median.ts'
import { signIn } from './signed-in.ts'
import { phone, slowDown } from './slow-phone.ts'

const runs = 7

/** The time without a request after which all that a page fetches late is there, in milliseconds. */
const quiet = 500

/** A page, and the element that its visitor has come for; `usable`: the one that answers her, where it comes later. */
interface Scene {
  readonly path: string
  readonly selector: string
  readonly usable?: string
  readonly asMember: boolean
  /** False where a page keeps nothing for the next visit. */
  readonly keeps?: boolean
}

const tile = 'main a[href^="/coupon/"]'

export const scenes = {
  bare: { path: '/bare-list', selector: 'main p', asMember: false },
  floor: { path: '/floor', selector: tile, usable: 'main li button', asMember: true, keeps: false },
  login: { path: '/pass-login', selector: 'input[type=password]', asMember: false },
  coupons: {
    path: '/coupons',
    selector: tile,
    usable: 'main astro-island li[data-item] button',
    asMember: true,
  },
  news: { path: '/news', selector: 'main li h2', usable: 'main astro-island li[data-item]', asMember: true },
  rewards: {
    path: '/rewards',
    selector: 'main li h2',
    usable: 'main astro-island li[data-item]',
    asMember: true,
  },
  transactions: {
    path: '/transactions',
    selector: 'main tbody tr',
    usable: 'main astro-island tr[data-item]',
    asMember: true,
  },
  dashboard: {
    path: '/',
    selector: tile,
    usable: `main astro-island ${tile.replace('main ', '')}`,
    asMember: true,
  },
  coupon: { path: '/coupon/1', selector: 'main h1', usable: 'main astro-island h1', asMember: true },
  card: {
    path: '/card',
    selector: 'main [data-first] p, main astro-island svg',
    usable: 'main astro-island svg[role=img]',
    asMember: true,
  },
} as const satisfies Readonly<Record<string, Scene>>

/** The figures of one visit: milliseconds from its start, the sum of layout shifts, requests, kilobytes on the line. */
interface Visit {
  readonly paint: number
  readonly seen: number
  readonly usable: number
  /** Long tasks until the element is usable: the sum of what each takes above 50 ms, and the longest. */
  readonly long: number
  readonly longest: number
  readonly shift: number
  readonly requests: number
  readonly kB: number
}

/** The figures that a page notes of a visit by itself. */
type Noted = Omit<Visit, 'requests' | 'kB'>

/** Notes, in the page itself, when it was painted first and when the elements were. */
const watch = ([selector, usable]: readonly [string, string]) => {
  const noted = { paint: Number.NaN, seen: Number.NaN, usable: Number.NaN, long: 0, longest: 0, shift: 0 }
  Reflect.set(window, 'noted', noted)
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.paint = startTime
  })
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) noted.shift += Number(Reflect.get(entry, 'value'))
  })
  observe('longtask', ({ duration }) => {
    if (!Number.isNaN(noted.usable)) return
    noted.long += duration - 50
    noted.longest = Math.max(noted.longest, duration)
  })
  const poll = (name: 'seen' | 'usable', target: string) => {
    const element = document.querySelector<HTMLElement>(target)
    if (!element?.checkVisibility({ visibilityProperty: true }))
      return requestAnimationFrame(() => poll(name, target))
    // After the paint of this frame.
    return requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        noted[name] = Date.now() - performance.timeOrigin
      }
      port2.postMessage(undefined)
    })
  }
  poll('seen', selector)
  poll('usable', usable)
}

/** Resolves with what the page has noted, once all of it is there; rejects after a time in milliseconds. */
const whenNoted = (limit: number): Promise<Noted> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('nothing was noted in time')), limit)
    const check = () => {
      const noted = Reflect.get(window, 'noted') as Noted
      if (noted.paint > 0 && noted.usable > 0) resolve(noted)
      else setTimeout(check, 100)
    }
    check()
  })

/** Opens a page, slowed down, and waits until its elements are painted. */
const visit = async (
  page: Page,
  url: string,
  { path, selector, usable = selector }: Scene,
  begin: (session: CDPSession) => unknown,
): Promise<Noted> => {
  const session = await slowDown(page)
  await begin(session)
  await page.addInitScript(watch, [selector, usable] as const)
  await page.goto(url + path, { waitUntil: 'commit' })
  // Not by `page.waitForFunction`: Playwright would first load its own script into the page, which takes 160 ms of a slow
  // processor just when the page is painted.
  const answer = await session.send('Runtime.evaluate', {
    expression: `(${whenNoted})(60_000)`,
    awaitPromise: true,
    returnByValue: true,
  })
  if (answer.exceptionDetails)
    throw new Error(`${path} was not usable: ${answer.exceptionDetails.exception?.description}`)
  return answer.result.value as Noted
}

/** A browser in which the club is known, and the member is signed in where the scene is hers; its cache is empty. */
export const arrive = async (
  browser: Browser,
  url: string,
  { asMember }: Scene,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> => {
  const context = await browser.newContext({ ...phone, ...options })
  const page = await signIn(context, url)
  if (!asMember)
    await page.evaluate((prefix) => {
      for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
    }, authKey)
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.close()
  return context
}

/** One visit in a page of its own, which is left once what is kept for the next visit is kept. */
export const oneVisit = async (context: BrowserContext, url: string, scene: Scene): Promise<Visit> => {
  const page = await context.newPage()
  let requests = 0
  let bytes = 0
  const noted = await visit(page, url, scene, (session) =>
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      requests += 1
      bytes += encodedDataLength
    }),
  )
  const counted = { requests, kB: Math.round(bytes / 1000) }
  // What the page does afterwards is not to slow down the next visit.
  await page.waitForLoadState('load')
  // A member looks at all of it before she goes on; what is kept for her next visit is kept by then.
  if (scene.asMember && scene.keeps !== false) {
    await page.waitForFunction(
      (facts) =>
        Object.keys(localStorage).some((key) => key.startsWith(facts)) &&
        ![...document.querySelectorAll('main [aria-busy="true"]')].some((element) =>
          element.checkVisibility(),
        ),
      factsKey(),
    )
    await page.waitForFunction(
      (quiet) =>
        performance.now() -
          Math.max(
            ...performance.getEntriesByType('resource').map((file) => file.startTime + file.duration),
          ) >
        quiet,
      quiet,
    )
  }
  await page.goto('about:blank')
  await page.close()
  return { ...noted, ...counted }
}

/**
 * First visits with an empty cache, and second visits, of a member's pages beside a bare page: medians of seven, turn
 * by turn, so that a busy moment of the machine touches all of them.
 */
export const visitsTable = async (url: string, executablePath: string) => {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments() })
  const visits: Record<string, Visit[]> = {}
  try {
    for (let run = 0; run < runs; run += 1)
      for (const [name, scene] of Object.entries(scenes)) {
        const context = await arrive(browser, url, scene)
        for (const turn of ['cold', 'repeat']) {
          const key = `${name}, ${turn}`
          visits[key] = [...(visits[key] ?? []), await oneVisit(context, url, scene)]
        }
        await context.close()
      }
  } finally {
    await browser.close()
  }
  const middle = (list: readonly Visit[] = [], key: keyof Visit) => median(list.map((one) => one[key]))
  return Object.fromEntries(
    Object.entries(visits).map(([name, list]) => {
      const bare = middle(visits[name.replace(/^\w+/, 'bare')], 'seen')
      const seen = middle(list, 'seen')
      return [
        name,
        {
          'first paint, ms': Math.round(middle(list, 'paint')),
          'seen, ms': Math.round(seen),
          '÷ bare': (seen / bare).toFixed(2),
          'usable, ms': Math.round(middle(list, 'usable')),
          'long tasks, ms': Math.round(middle(list, 'long')),
          'longest, ms': Math.round(middle(list, 'longest')),
          shift: middle(list, 'shift').toFixed(3),
          requests: middle(list, 'requests'),
          kB: middle(list, 'kB'),
        },
      ]
    }),
  )
}

import type { Browser, CDPSession, Page, Request } from 'playwright'
import type { Tenant } from '#sandbox/tenant.ts'
import type { TenantId } from '#sandbox/tenants.ts'
import { stillness } from '../e2e/models/accessible.ts'
import { followCalls } from '../e2e/models/calls-under-way.ts'
import { framesDrawn } from '../e2e/models/frames.ts'
import { keys } from '../e2e/models/platform.ts'
import { islandsReady } from '../e2e/models/ready.ts'
import { watch } from '../e2e/models/watch.ts'
import type { Served } from '../sandbox/serve.ts'
import { moment, type Scheme, type Screen, type Size } from './screens.ts'

/** The zone of all clocks; the platform takes the end of a day from its process. */
export const zone = 'Europe/Sofia'

/** The times that a page is looked at until it asks for nothing more. */
const mostPasses = 40

/** A window on a club in which nothing depends on the day, the machine or what was opened before. */
export interface Visit {
  readonly page: Page
  /** Opens a screen in a window of a size, as if nobody had been in this browser before. */
  open(screen: Screen, size: Size): Promise<void>
  /** Takes a picture of the open screen: a PNG. */
  take(screen: Screen, scheme: Scheme): Promise<Uint8Array>
  /** Lists the fonts of the system that drew letters of the open page: there must be none, since each machine has others. */
  systemFonts(): Promise<readonly string[]>
  /** Errors on its pages and violations of the policy, so far. */
  readonly errors: readonly string[]
  close(): Promise<void>
}

/** Opens a club for all its screens, with a world of the platform whose clock stands; its name is free in a new one. */
export const visitClub = async (
  browser: Browser,
  server: Served,
  club: Tenant,
  world = `pictures-${club.id}`,
): Promise<Visit> => {
  const controls = server.controls.world(world)
  controls.clock(moment - Date.now() / 1000)
  controls.speed(0)
  const id = club.id as TenantId
  const session = JSON.stringify(controls.signIn('verified', id))
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: zone,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addCookies([{ name: 'sandbox-world', value: world, url: server.url }])
  await context.clock.setFixedTime(moment * 1000)
  const errors = await watch(context)
  const page = await context.newPage()
  const calls = followCalls(page)
  let requests = 0
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    requests += 1
    underWay.add(request)
  })
  // Playwright has a name for each event, and none for both.
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void underWay.delete(request))
  const fonts = await context.newCDPSession(page)
  await fonts.send('DOM.enable')
  await fonts.send('CSS.enable')

  /** The page has done what it does on arrival, and all that the window shows is there: as far as is known yet. */
  const arrive = async (): Promise<void> => {
    await page.locator('html:not([data-words="pending"]) main h1:visible').first().waitFor()
    await islandsReady(page)
    await calls.settled()
    await page.waitForFunction(() => {
      const isSeen = (element: Element) => {
        const { top, left } = element.getBoundingClientRect()
        return element.checkVisibility() && top <= innerHeight && left <= innerWidth
      }
      // What starts by itself when it is this near, as the footer does, which is empty until the content above it has come.
      const near = document.querySelectorAll(
        'astro-island[client="near"]:not([data-ready]) > *, footer:empty',
      )
      const isNear = (part: Element) =>
        part.getClientRects().length > 0 && part.getBoundingClientRect().top <= innerHeight + 400
      const own = [...document.fonts].filter(({ family }) => !family.includes('Fallback'))
      return (
        own.some(({ status }) => status === 'loaded') &&
        own.every(({ status }) => status !== 'loading') &&
        ![...near].some(isNear) &&
        ![...document.querySelectorAll('[aria-busy="true"]')].some(isSeen) &&
        // A message stands over the page for some seconds.
        ![...document.querySelectorAll('[data-scope="toast"][data-part="root"]')].some(isSeen) &&
        [...document.images].every((image) => image.complete || !isSeen(image))
      )
    })
    await page.evaluate(() =>
      Promise.all(
        [...document.images].map((image) => image.complete && image.decode().catch(() => undefined)),
      ),
    )
    await stillness(page)
    await calls.settled()
    await framesDrawn(page)
  }

  /** The page rests: while it did all that, it has asked for nothing more, neither data nor code. */
  const settle = async (): Promise<void> => {
    for (let passes = 0; passes < mostPasses; passes += 1) {
      const before = requests
      await arrive()
      if (before === requests && underWay.size === 0) return
    }
    const addresses = [...underWay].map((request) => request.url())
    throw new Error(`${page.url()} does not come to rest; under way: ${addresses.join(' ') || 'nothing'}`)
  }

  const open = async (screen: Screen, size: Size): Promise<void> => {
    await page.setViewportSize(size)
    // A file without code: the portal of the screen before is left, and has nothing to write any more.
    await page.goto(`${server.url}/favicon.svg`)
    await page.evaluate(
      ({ tab, browser }) => {
        sessionStorage.clear()
        localStorage.clear()
        for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value)
        for (const [key, value] of Object.entries(browser)) localStorage.setItem(key, value)
      },
      {
        tab: {
          [keys.tenant]: club.id,
          ...Object.fromEntries(
            Object.entries(screen.handedOver).map(([key, value]) => [key, JSON.stringify(value)]),
          ),
        },
        browser:
          screen.viewer === 'member'
            ? { [keys.auth(club.id)]: session, [keys.sessionId(club.id)]: 'pictures' }
            : {},
      },
    )
    // What the page before had under way has no end that is told.
    underWay.clear()
    await page.goto(server.url + screen.address)
    await settle()
    const { pathname } = new URL(page.url())
    if (pathname !== screen.address)
      throw new Error(`${club.id}: ${screen.address} led to ${pathname}, so there is nothing to take.`)
  }

  const take = async (screen: Screen, scheme: Scheme): Promise<Uint8Array> => {
    await page.emulateMedia({ colorScheme: scheme })
    // What comes when it is near makes the page longer.
    const scroll = (toEnd: boolean): Promise<number> =>
      page.evaluate((isEnd) => {
        const { scrollHeight } = document.documentElement
        scrollTo({ top: isEnd ? scrollHeight : 0, behavior: 'instant' })
        return scrollHeight
      }, toEnd)
    let height = await scroll(screen.isEnd)
    for (let before = -1; screen.isEnd && before !== height; ) {
      await settle()
      before = height
      height = await scroll(true)
    }
    await settle()
    return page.screenshot({ animations: 'disabled', caret: 'hide' })
  }

  return { page, open, take, systemFonts: () => systemFontsOf(fonts), errors, close: () => context.close() }
}

/** A node of the page as the browser's tools tell it. */
interface DrawnNode {
  readonly nodeId: number
  readonly nodeType: number
  readonly nodeValue: string
  readonly children?: readonly DrawnNode[]
}

const elementsWithText = (node: DrawnNode): readonly number[] => [
  ...(node.children?.some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue.trim())
    ? [node.nodeId]
    : []),
  ...(node.children ?? []).flatMap(elementsWithText),
]

const systemFontsOf = async (session: CDPSession): Promise<readonly string[]> => {
  const { root } = await session.send('DOM.getDocument', { depth: -1 })
  const used = await Promise.all(
    elementsWithText(root).map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  )
  const foreign = used.flatMap(({ fonts }) => fonts.filter(({ isCustomFont }) => !isCustomFont))
  return [...new Set(foreign.map(({ familyName }) => familyName))]
}

import type { Browser, BrowserContext, CDPSession, Page } from 'playwright/test'
import { waitForIslands } from './ready.ts'
import { recordTaken, type Taken } from './taken.ts'
import { recordToasts } from './toasts.ts'
import { watch } from './watch.ts'

/** The methods with effects that a window keeps: the test that calls one of these is the last one in it. */
const lasting = {
  window: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'routeWebSocket',
    'setExtraHTTPHeaders',
    'setGeolocation',
  ],
  page: ['addInitScript', 'addLocatorHandler', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'close'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const

type Listener = (...args: unknown[]) => unknown

/** A browser context with one page that journeys use one after another, each time as if it were new. */
export interface KeptWindow {
  readonly context: BrowserContext
  readonly page: Page
  /** The errors on its pages in the test that has it now. */
  readonly errors: string[]
  /** The transitions that machines of its pages have taken, where they are written down. */
  readonly taken: Taken
  /** Takes away all that the last test left behind. */
  clear(viewport: { width: number; height: number } | null): Promise<void>
  /** Tells whether the last test changed the window for good. */
  isSpent(): boolean
}

/** Calls `told` before each call of a method of `owner`. */
const tellCalls = (owner: object, name: string, told: (args: unknown[]) => void): void => {
  const method = (Reflect.get(owner, name) as Listener).bind(owner)
  Reflect.set(owner, name, (...args: unknown[]) => {
    told(args)
    return method(...args)
  })
}

/** Clears what the browser stores for a site, apart from its HTTP cache. */
const forget = async (session: CDPSession, origin: string): Promise<void> => {
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers'
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes })
}

/** Opens a window for the journeys of the site at `origin`, with the options of the running test. */
export const openWindow = async (browser: Browser, origin: string): Promise<KeptWindow> => {
  const context = await browser.newContext()
  const watched = await watch(context)
  waitForIslands(context)
  const toasts = await recordToasts(context)
  const taken = await recordTaken(context)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  let isSpent = false
  const spend = () => {
    isSpent = true
  }
  for (const name of lasting.window) tellCalls(context, name, spend)
  for (const name of lasting.page) tellCalls(page, name, spend)
  for (const name of lasting.clock) tellCalls(context.clock, name, spend)
  page.on('crash', spend)
  // The page keeps the session storage of every site it has been to.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !/^about:/.test(page.url()) && !page.url().startsWith(`${origin}/`))
      spend()
  })
  const open = context.newCDPSession.bind(context)
  const sessions: Promise<CDPSession>[] = []
  context.newCDPSession = (target) => {
    const opened = open(target)
    sessions.push(opened)
    return opened
  }
  const listeners: (() => void)[] = []
  for (const owner of [context, page])
    for (const name of ['on', 'once'])
      tellCalls(owner, name, ([event, listener]) =>
        listeners.push(() => Reflect.apply(Reflect.get(owner, 'off'), owner, [event, listener])),
      )
  const clear = async (viewport: { width: number; height: number } | null) => {
    for (const off of listeners.splice(0)) off()
    // What was emulated ends with its session, which is gone where the test or its page has closed it.
    for (const opened of sessions.splice(0)) await (await opened).detach().catch(() => undefined)
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const owner of [context, page]) await owner.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    if (viewport) await page.setViewportSize(viewport)
    // What lies under a pointer that rests is hovered on the next page too.
    await page.mouse.move(0, 0)
    await page.goto(`${origin}/favicon.svg`, { timeout: 20_000 })
    await page.evaluate(() => sessionStorage.clear())
    await forget(session, origin)
    await context.clearCookies()
    await session.send('Page.resetNavigationHistory')
    watched.clear()
    toasts.length = 0
  }
  return { context, page, errors: watched.errors, taken, clear, isSpent: () => isSpent }
}

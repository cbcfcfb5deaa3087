import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { chromiumArguments } from '../support/chromium.ts'
import { median } from './median.ts'
import { signIn } from './signed-in.ts'
import { phone, slowDown } from './slow-phone.ts'

const runs = 5

/** The number of changes of the page after which the heap is measured again. */
const changes = 200

/** A moment for what a page does when it is left alone, in milliseconds: a member reads before she presses again. */
const reading = 2500

/** The page that a press leads to: its path of the page, and the element that she has come for. */
interface Next {
  readonly path: string
  readonly selector: string
}

/** The notes of a page on a press: when it came, and when the element was painted and answered. */
interface Noted extends Next {
  readonly pressed: number
  readonly seen?: number
  readonly usable?: number
}

/** The name under which the documents of a tab hand on what is waited for, since a press may load another one. */
const key = 'bench-press'

/** Notes in each document when the element of the next page is painted, and when React answers for it; without React the same. */
const watch = (key: string): void => {
  const now = () => performance.timeOrigin + performance.now()
  const note = (name: 'seen' | 'usable') => {
    const noted = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Noted
    sessionStorage.setItem(key, JSON.stringify({ ...noted, [name]: noted[name] ?? now() }))
  }
  const poll = () => {
    requestAnimationFrame(poll)
    const text = sessionStorage.getItem(key)
    const next = text === null ? undefined : (JSON.parse(text) as Noted)
    if (!next || next.usable || location.pathname !== next.path) return
    const element = [...document.querySelectorAll(next.selector)].find((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    )
    if (!element) return
    if (!next.seen) {
      // After the paint of this frame.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => note('seen')
      port2.postMessage(undefined)
    }
    const isBare = document.querySelector('astro-island') === null
    if (isBare || Object.keys(element).some((name) => name.startsWith('__reactProps'))) note('usable')
  }
  poll()
}

/** Presses, and resolves to what was noted; `isSame` is true where the document stayed. */
const press = async (page: Page, next: Next, act: () => Promise<unknown>) => {
  await page.evaluate(
    ([key, next]) => {
      Reflect.set(window, 'benchSame', true)
      const pressed = performance.timeOrigin + performance.now()
      sessionStorage.setItem(key, JSON.stringify({ ...next, pressed }))
    },
    [key, next] as const,
  )
  await act()
  await page.waitForURL((url) => url.pathname === next.path, { waitUntil: 'commit' })
  const { pressed, seen, usable } = (await (
    await page.waitForFunction(
      (key) => {
        const noted = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Noted
        return noted.seen && noted.usable ? noted : undefined
      },
      key,
      { polling: 100 },
    )
  ).jsonValue()) as Required<Noted>
  const isSame = await page.evaluate(() => Reflect.get(window, 'benchSame') === true)
  await page.waitForTimeout(reading)
  return { seen: seen - pressed, usable: usable - pressed, isSame }
}
type Pressed = Awaited<ReturnType<typeof press>>

/** Presses a link as a thumb does. */
const tap = async (page: Page, selector: string): Promise<void> => {
  const box = await page.locator(`${selector} >> visible=true`).last().boundingBox()
  if (!box) throw new Error(`"${selector}" is not to be seen.`)
  await page.touchscreen.tap(box.x + Math.min(30, box.width / 2), box.y + box.height / 2)
}

const tile = 'main a[href^="/coupon/"]'
const places = [
  ['/', 'main h2'],
  ['/rewards', 'main li h2'],
  ['/card', 'main svg[role=img], main [role=img] svg'],
  ['/profile', 'main h2'],
  ['/coupons', tile],
] as const

const pathOf = async (page: Page, index: number): Promise<string> =>
  (await page.locator(tile).nth(index).getAttribute('href')) ?? ''

type Note = (name: string, pressed: Pressed) => void

const visitBarePages = async (context: BrowserContext, url: string, note: Note): Promise<void> => {
  const page = await context.newPage()
  await page.addInitScript(watch, key)
  await slowDown(page)
  await page.goto(`${url}/bare-list`)
  const detail = { path: '/bare-detail', selector: 'main h1' }
  note(
    'bare pages: list → detail',
    await press(page, detail, () => tap(page, `main a[href="${detail.path}"]`)),
  )
  const list = { path: '/bare-list', selector: 'main p' }
  note('bare pages: back', await press(page, list, () => page.evaluate(() => history.back())))
}

/** A member's visit: two coupons and back, then each place of the bar. Resolves to its page, which is on the list of coupons. */
const visitPortal = async (context: BrowserContext, url: string, note: Note): Promise<Page> => {
  const page = await signIn(context, url)
  await page.addInitScript(watch, key)
  await slowDown(page)
  await page.goto(`${url}/coupons`)
  await page.locator('main astro-island li[data-item] button').first().waitFor()
  await page.waitForTimeout(2 * reading)
  for (const [name, index] of [
    ['list → coupon', 2],
    ['list → another', 3],
  ] as const) {
    const path = await pathOf(page, index)
    note(name, await press(page, { path, selector: 'main h1' }, () => tap(page, `main a[href="${path}"]`)))
    const list = { path: '/coupons', selector: tile }
    note(`${name} → back`, await press(page, list, () => page.evaluate(() => history.back())))
  }
  for (const [path, selector] of places)
    note(
      `→ ${path}`,
      await press(page, { path, selector }, () => tap(page, `[data-place] > a[href="${path}"]`)),
    )
  return page
}

const heapOf = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1_000_000
}

/** The heap of a document before and after many changes of the page, in MB. */
const heapAfterChanges = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const path = await pathOf(page, 0)
  const step = async () => {
    await page.locator(`main a[href="${path}"]`).first().click()
    await page.locator('main h1').filter({ visible: true }).waitFor()
    await page.evaluate(() => history.back())
    await page.locator(tile).first().waitFor()
  }
  for (let change = 0; change < changes / 10; change += 2) await step()
  const before = await heapOf(session)
  for (let change = 0; change < changes; change += 2) await step()
  return { before, after: await heapOf(session) }
}

/** The waits of a member inside a visit, from a press until the next page is seen and answers her; and what its document weighs in the end. */
export const navigationTables = async (url: string, executablePath: string) => {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments() })
  const presses: Record<string, Pressed[]> = {}
  const note: Note = (name, pressed) => {
    presses[name] = [...(presses[name] ?? []), pressed]
  }
  let heap = { before: 0, after: 0 }
  try {
    for (let run = 0; run < runs; run += 1)
      for (const visit of [visitBarePages, visitPortal]) {
        const context = await browser.newContext(phone)
        const page = await visit(context, url, note)
        if (page && run === runs - 1) heap = await heapAfterChanges(page)
        await context.close()
      }
  } finally {
    await browser.close()
  }
  return {
    presses: Object.fromEntries(
      Object.entries(presses).map(([name, list]) => [
        name,
        {
          'seen, ms': Math.round(median(list.map(({ seen }) => seen))),
          'usable, ms': Math.round(median(list.map(({ usable }) => usable))),
          'same document': `${list.filter(({ isSame }) => isSame).length} of ${list.length}`,
        },
      ]),
    ),
    heap: [
      {
        changes,
        'MB before': heap.before.toFixed(1),
        'MB after': heap.after.toFixed(1),
      },
    ],
  }
}

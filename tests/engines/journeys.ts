import { tenantKey } from '#lib/browser/storage-keys.ts'
import { openPlatform, type Platform } from '../e2e/models/platform.ts'
import type { Driver } from './driver.ts'
import { type PortalPage, portalPage } from './portal-page.ts'

/** One journey of the portal's main job, in any engine. */
export interface Journey {
  readonly name: string
  readonly go: (page: PortalPage, platform: Platform) => Promise<void>
}

const points = { role: 'css', name: '.pill--tone_points', within: 'header' } as const
const expectEqual = (one: unknown, other: unknown): void => {
  if (JSON.stringify(one) !== JSON.stringify(other))
    throw new Error(`Expected ${JSON.stringify(other)}, but it is ${JSON.stringify(one)}`)
}

const signIn = async (page: PortalPage): Promise<void> => {
  await page.open('/favicon.svg')
  await page.driver.run(
    (key: string, tenant: string) => {
      localStorage.clear()
      sessionStorage.clear()
      sessionStorage.setItem(key, tenant)
    },
    tenantKey,
    'fuel',
  )
  await page.open('/')
  await page.fill('E-mail', 'verified@example.com')
  await page.fill('Password', 'Demo1234')
  await page.leave(() => page.press({ role: 'button', name: 'Sign in' }))
  await page.seen({ role: 'heading', name: '/, /' })
}

/** Puts down the code that stands above the page. Its last movement would take the next press. */
const putDown = async (page: PortalPage): Promise<void> => {
  await page.press({ role: 'button', name: 'Done', within: '[role=dialog]' })
  await page.gone({ role: 'css', name: '[role=dialog]' })
}

/** Signs in, activates a coupon of the list, and opens it with its code. */
const openActiveCoupon = async (page: PortalPage, platform: Platform): Promise<void> => {
  await signIn(page)
  await page.open('/coupons')
  await page.press({ role: 'button', name: '/Activate/', within: 'li[data-item]' })
  await page.press({ role: 'button', name: 'Activate', within: '[role=dialog]' })
  await page.until('a coupon that the platform has activated', async () =>
    (await platform.calls('activateCoupon')).some(({ status }) => status === 200),
  )
  await putDown(page)
  await page.press({ role: 'button', name: '/^Active/', within: 'li[data-item]' })
  await putDown(page)
}

/**
 * The journeys that must work wherever the main job is done: sign in, the coupon and the card at the till, leave.
 */
export const journeys: readonly Journey[] = [
  {
    name: 'a member signs in with her password and sees her dashboard and points',
    go: async (page) => {
      await signIn(page)
      await page.seen(points)
      await page.seen({ role: 'heading', name: '/[Cc]oupons/' })
    },
  },
  {
    name: 'a member activates a coupon and shows its code',
    go: async (page, platform) => {
      await openActiveCoupon(page, platform)
      const { text } = await page.seen({ role: 'css', name: '[data-code]' })
      if (!/^\d{12}$/.test(text)) throw new Error(`The code is "${text}", not twelve digits.`)
      await page.seen({ role: 'img', name: `Code ${text} as a picture` })
    },
  },
  {
    name: 'a member sees each button beside her code whole @D5',
    go: async (page, platform) => {
      await openActiveCoupon(page, platform)
      // Its picture comes last; an engine without a clipboard has no button to copy.
      await page.seen({ role: 'img', name: '/^Code \\d{12} as a picture$/' })
      const cut = await page.driver.run(() =>
        [...document.querySelectorAll('#content button, #content a')]
          .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      )
      expectEqual(cut, [])
    },
  },
  {
    name: 'a member shows her card',
    go: async (page) => {
      await signIn(page)
      await page.open('/card')
      await page.seen({ role: 'heading', name: '/[Cc]ard/' })
      await page.seen({ role: 'css', name: '#content svg' })
    },
  },
  {
    name: 'a member signs out, and the way back shows nothing of her',
    go: async (page) => {
      await signIn(page)
      await page.open('/profile')
      await page.leave(() => page.press({ role: 'button', name: 'Sign out', within: '#content' }))
      await page.seen({ role: 'textbox', name: 'E-mail' })
      await page.driver.back()
      await page.seen({ role: 'textbox', name: 'E-mail' })
      await page.gone(points)
      const kept = await page.driver.run(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('auth')),
      )
      expectEqual(kept, [])
    },
  },
]

/** Matches Firefox's own line about a file whose page was left while the service worker was bringing it. */
const leftBehind = /^Failed to load ‘(\S+)’\. A ServiceWorker intercepted the request/

/** Tells whether an error is no more than that: the file is there for whoever asks. */
const isLeftBehind = async (error: string): Promise<boolean> => {
  const url = leftBehind.exec(error)?.[1]
  return url !== undefined && (await fetch(url)).ok
}

/** Goes one journey with a browser, in a world of its own. Fails with what is missing, or an error of a page. */
export const travel = async (driver: Driver, site: string, { go }: Journey, world: string): Promise<void> => {
  const page = portalPage(driver, site)
  const before = driver.errors.length
  await page.open('/favicon.svg')
  await driver.run((id: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the sandbox reads a cookie, and no engine here has another way
    document.cookie = `sandbox-world=${id}; path=/`
  }, world)
  await go(page, openPlatform(site, world))
  const errors: string[] = []
  for (const error of driver.errors.slice(before)) if (!(await isLeftBehind(error))) errors.push(error)
  if (errors.length > 0) throw new Error(`Errors of the pages: ${errors.join('; ')}`)
}

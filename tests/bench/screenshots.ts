import { mkdirSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { authKey, keyOfTenant, sessionIdKey } from '#lib/browser/storage-keys.ts'
import { serve } from '../sandbox/serve.ts'
import { chromiumArguments, haveChromium } from '../support/chromium.ts'

/** `npm run screenshots`: the pictures of the README, from a build that lets `?tenant=` choose the club. */

const folder = 'tests/bench/screenshots'
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const

mkdirSync(folder, { recursive: true })
const server = await serve({ port: 0, controls: true, dist: 'dist' })
const browser = await chromium.launch({ executablePath: haveChromium(), args: chromiumArguments() })

/** The page has its words, what the picture is taken for, its letters, and all that the window shows of data and pictures. */
const settle = async (page: Page, shown: readonly string[]): Promise<void> => {
  await page.locator('html:not([data-words="pending"]) main h1:visible').first().waitFor()
  for (const selector of shown) await page.locator(`${selector} >> visible=true`).first().waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForFunction(() => {
    // What is beyond the window is fetched when it comes nearer.
    const isSeen = (element: Element) => {
      const { top, left } = element.getBoundingClientRect()
      return element.checkVisibility() && top <= innerHeight && left <= innerWidth
    }
    const waiting = [...document.querySelectorAll('[aria-busy="true"]')].some(isSeen)
    return !waiting && [...document.images].every((image) => image.complete || !isSeen(image))
  })
}

for (const [size, viewport] of Object.entries(sizes))
  for (const club of ['fuel', 'grocer'] as const) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const take = async (name: string, address: string, ...shown: string[]) => {
      await page.goto(server.url + address)
      await settle(page, shown)
      await page.screenshot({ path: `${folder}/${name}-${club}-${size}.png` })
    }
    await page.goto(`${server.url}/?tenant=${club}`)
    await page.locator('main form').waitFor()
    await take('login', '/', 'main form button')
    const pair = server.controls.signIn('verified', club)
    await page.evaluate(
      ([auth, id, stored]) => {
        localStorage.setItem(auth, stored)
        localStorage.setItem(id, 'screenshots')
      },
      [keyOfTenant(authKey, club), keyOfTenant(sessionIdKey, club), JSON.stringify(pair)] as const,
    )
    const points = 'header :text-matches("[0-9]")'
    await take('dashboard', '/', points, 'main li a')
    await take('coupons', '/coupons', points, 'main li a')
    const active = await page.locator('main a[href^="/coupon/"]').first().getAttribute('href')
    await take('active-coupon', active ?? '/coupons', points, 'main svg[role="img"]')
    await take('rewards', '/rewards', points, 'main li a')
    await take('card', '/card', points, 'main svg[role="img"]')
    await context.close()
  }
await browser.close()
await server.close()

import { mkdirSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { serve } from '../sandbox/serve.ts'
import { chromiumArguments, haveChromium } from '../support/chromium.ts'

/** `npm run screenshots`: the pictures of the README, from a build that lets `?tenant=` choose the club. */

const folder = 'tests/bench/screenshots'
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const

mkdirSync(folder, { recursive: true })
const server = await serve({ port: 0, controls: true, dist: 'dist' })
const browser = await chromium.launch({ executablePath: haveChromium(), args: chromiumArguments() })

/** The page has its words, its data and its pictures. */
const settle = async (page: Page): Promise<void> => {
  await page.locator('html:not([data-words="pending"]) main h1:visible').first().waitFor()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main [aria-busy="true"]')].every(
      (waiting) => !waiting.checkVisibility() || waiting.getBoundingClientRect().top > innerHeight,
    ),
  )
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left } = image.getBoundingClientRect()
      // What is beyond the window is fetched when it comes nearer.
      return image.complete || top > innerHeight || left > innerWidth
    }),
  )
}

for (const [size, viewport] of Object.entries(sizes))
  for (const club of ['fuel', 'grocer'] as const) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const take = async (name: string, address: string) => {
      await page.goto(server.url + address)
      await settle(page)
      await page.screenshot({ path: `${folder}/${name}-${club}-${size}.png` })
    }
    await page.goto(`${server.url}/?tenant=${club}`)
    await page.locator('main form').waitFor()
    await take('login', '/')
    const pair = server.controls.signIn('verified', club)
    await page.evaluate((stored) => {
      localStorage.setItem('auth', stored)
      localStorage.setItem('auth-sitting', 'screenshots')
    }, JSON.stringify(pair))
    await take('dashboard', '/')
    await take('coupons', '/coupons')
    const active = await page.locator('main a[href^="/coupon/"]').first().getAttribute('href')
    await take('active-coupon', active ?? '/coupons')
    await take('rewards', '/rewards')
    await take('card', '/card')
    await context.close()
  }
await browser.close()
await server.close()

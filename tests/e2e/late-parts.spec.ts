import type { Page, Request } from 'playwright/test'
import { lateChunks } from '#support/late-chunks.ts'
import { expect, test } from './fixtures.ts'
import { inParts } from './models/in-parts.ts'

/** The files that a member's page fetches late, by the name of the page. */
const late = lateChunks(process.env.CLIENT_ZONE_DIST ?? 'dist', 'member')
const sentence = /(?:didn’t load|couldn’t be shown)\./

/** Cuts off files of code, as a network does that fails in the middle of a visit; tells which were asked for. */
const cut = async (page: Page, files: readonly string[]) => {
  const asked = new Set<string>()
  const failed = new Set<string>()
  page.on('requestfailed', (request) => failed.add(new URL(request.url()).pathname))
  const isCut = ({ pathname }: URL) => files.includes(pathname)
  await page.route(isCut, (route) => {
    asked.add(new URL(route.request().url()).pathname)
    return route.abort('connectionfailed')
  })
  return {
    asked,
    /** Lets them through again. All that was cut off before has failed in the page too when it resolves. */
    mend: async () => {
      await page.unroute(isCut)
      await expect.poll(() => [...asked].filter((file) => !failed.has(file))).toEqual([])
      await page.evaluate(async () => {
        for (const _ of ['this frame', 'the next'])
          await new Promise((drawn) => requestAnimationFrame(() => drawn(undefined)))
      })
    },
  }
}

const heading = (page: Page) => page.locator('#content h1:visible')
const arrived = async (page: Page) => {
  await expect(page.locator('html:not([data-words="pending"])')).toBeAttached()
  await expect(heading(page)).toHaveCount(1)
  await expect(page.locator('#content [aria-busy="true"]:visible')).toHaveCount(0)
}

// The browser and React report what was cut off; nothing was left unhandled.
test.use({ expectedErrors: /^console: / })

test('a member keeps /coupons when all that it fetches late does not come, is told so, and has it by another try @A2 FT-24', {
  tag: '@gate',
}, async ({ page, world }) => {
  const files = late.get('coupons') ?? []
  expect(files).not.toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  await arrived(page)
  const title = (await heading(page).textContent()) ?? ''

  const { mend } = await cut(page, files)
  await page.reload()
  await expect(heading(page)).toHaveText(title)
  await expect(page.locator('#content [aria-busy="true"]:visible')).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeVisible()
  // The foot of the page comes to life when it is near.
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }))
  await expect(page.getByText(sentence).first()).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 0 }))

  const opener = page.locator('#content button[aria-haspopup="dialog"]:visible').first()
  if ((await opener.count()) > 0) {
    await opener.click()
    const missing = page.getByText('This window didn’t load.')
    await expect(missing).toBeVisible()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(missing).toBeHidden()
  }
  await expect(heading(page)).toHaveText(title)

  await mend()
  // One press brings everything that is shown as missing.
  const missing = page.getByText(sentence).filter({ visible: true })
  const press = async () => {
    await missing.evaluateAll((places) => places.map((place) => place.setAttribute('data-before', '')))
    // Pressed at once where it is: it may be gone before a click has scrolled to it.
    await page
      .getByRole('button', { name: 'Try again' })
      .evaluateAll(([button]) => button instanceof HTMLElement && button.click())
    await expect(page.locator('[data-before]')).toHaveCount(0)
  }
  await press()
  // React may draw a failure some time after it; what is first seen after the press has a press of its own.
  await expect
    .poll(async () => {
      if ((await missing.count()) > 0) await press()
      return missing.count()
    })
    .toBe(0)
  await expect(heading(page)).toHaveText(title)
})

test('a member keeps / whichever files do not come late @A2 FT-24', async ({ page, world }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await world.signIn(page, 'verified')
  const asked = new Set<string>()
  const note = (request: Request) => void asked.add(new URL(request.url()).pathname)
  page.on('request', note)
  await page.goto('/')
  await arrived(page)
  page.off('request', note)
  // Those that the page asks for by itself; the others wait for a press.
  const files = (late.get('index') ?? []).filter((file) => asked.has(file))
  expect(files).not.toEqual([])
  for (const part of inParts(files, 3))
    await test.step(part.join(' '), async () => {
      const { mend } = await cut(page, part)
      await page.goto('/')
      await arrived(page)
      await expect(page.getByRole('banner')).toBeVisible()
      // The part's own place tells of it, so the page's line does not.
      await expect(page.locator('#fault')).toBeHidden()
      await mend()
    })
})

test('a member at the till keeps digits and seconds when the picture of her code128 code does not come @A2 @CPN-6', async ({
  page,
  world,
}) => {
  const coupon = { id: 'c', name: 'Warm bread', activated: true, user_coupon_id: 'u', code: '123456789' }
  const expiration_at = Math.floor(Date.now() / 1000) + 600
  await world.fault({
    endpoint: 'getCoupon',
    status: 200,
    body: { data: { coupon: { ...coupon, code_format: 'code128', expiration_at } } },
  })
  await world.signIn(page, 'verified')
  const isPicture = ({ pathname }: URL) => pathname.includes('/coupon-code-picture')
  await page.route(isPicture, (route) => route.abort('connectionfailed'))
  await page.goto('/coupon/c')
  await expect(page.getByText('The picture of the code didn’t load.')).toBeVisible()
  await expect(page.locator('[data-code]')).toHaveText('123456789')
  await expect(page.getByText(/Valid for (?:10\sminutes|9:\d\d)/)).toBeVisible()
  await expect(page.locator('#fault')).toBeHidden()
  await page.unroute(isPicture)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('img', { name: 'Code 123456789 as a picture' })).toBeVisible()
  await expect(page.locator('[data-code]')).toHaveText('123456789')
})

test('a member is told by the page itself of a rejection that nothing has caught, once @A2', async ({
  page,
  world,
  pageErrors,
}) => {
  // As our own code rejects: the stack names one of its files.
  const reject = () => {
    const error = new Error('nobody caught this')
    error.stack = `at ${location.origin}/_astro/a.js:1:1`
    void Promise.reject(error)
  }
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  await arrived(page)
  await expect(page.locator('#fault')).toBeHidden()
  await page.evaluate(reject)
  await expect(page.locator('#fault')).toBeVisible()
  await page.evaluate(reject)
  await expect(page.getByRole('alert').filter({ hasText: 'Please reload the page.' })).toHaveCount(1)
  await expect.poll(() => pageErrors.length).toBe(2)
  pageErrors.splice(0)
})

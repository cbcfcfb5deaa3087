import type { Page } from 'playwright/test'
import { type Route, routes } from '#lib/routes.ts'
import { expect, test, type World } from './fixtures.ts'
import { openAddress } from './models/addresses-of-routes.ts'
import { openCoupons } from './models/coupons.ts'
import { holdCalls } from './models/held.ts'
import { inParts, pathsOf } from './models/in-parts.ts'
import { pressEndUntil } from './models/page-end.ts'

const inPlace = (routes as readonly Route[]).filter(
  ({ audience, frame, page }) => audience !== 'visitor' && frame !== 'auth' && page !== 'link-card',
)

/** Waits until this document's router takes presses. */
const routed = (page: Page) =>
  expect(page.locator('meta[name=astro-view-transitions-enabled]')).toBeAttached()

/** Marks this document, by which a page that is loaded differs from one that is shown in it. */
const markDocument = (page: Page) => page.evaluate(() => void Reflect.set(window, '__marked', true))
const isSameDocument = (page: Page) => page.evaluate(() => Reflect.has(window, '__marked'))

/** Begins a visit of a member with her coupons. */
const beginVisit = async (page: Page, world: World) => {
  await world.signIn(page, 'verified')
  await openCoupons(page)
  await routed(page)
  await markDocument(page)
}

/** Follows a link to a path, as if the page had it. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.click()
    link.remove()
  }, path)

const settled = async (page: Page) => {
  await expect(page.locator('#content h1:visible')).toHaveCount(1)
  await expect(page.locator('#content :is([aria-busy="true"], astro-island[ssr]):visible')).toHaveCount(0)
}

const place = (page: Page, path: string) => page.locator(`[data-place] > a[href="${path}"]`)
const heading = (page: Page) => page.locator('#content h1:visible')

test('a member goes from her coupons to one, back, on again and to the places of the bar in one document, and finds each page at its top and the list as she left it @RTE-8 @RTE-11 @CPN-1 FT-22', {
  tag: '@gate',
}, async ({ page, world }) => {
  await beginVisit(page, world)
  const links = page.locator('#content li[data-item] a[href^="/coupon/"]')
  await pressEndUntil(page, async () => (await links.count()) === 40)
  const link = links.nth(30)
  const name = (await link.textContent()) ?? ''
  const path = (await link.getAttribute('href')) ?? ''
  const scrolled = () => page.evaluate(() => scrollY)
  await link.scrollIntoViewIfNeeded()
  const before = await scrolled()
  expect(before).toBeGreaterThan(0)
  await link.click()
  await expect(heading(page)).toHaveText(name)
  await expect(page).toHaveURL(path)
  await expect(page).toHaveTitle('Coupon')
  await expect(place(page, '/coupons')).toHaveAttribute('aria-current', 'true')
  expect(await scrolled()).toBe(0)

  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(scrolled).toBe(before)
  await expect(page).toHaveTitle('Coupons')
  await expect(place(page, '/coupons')).toHaveAttribute('aria-current', 'page')

  await page.goForward()
  await expect(heading(page)).toHaveText(name)
  await page.getByRole('link', { name: 'Back to coupons' }).click()
  await expect(link).toBeFocused()
  await expect.poll(scrolled).toBe(before)

  for (const [path, title] of [
    ['/card', 'My card'],
    ['/rewards', 'Rewards'],
    ['/profile', 'My profile'],
  ] as const) {
    await place(page, path).click()
    await expect(page).toHaveTitle(title)
    await expect(heading(page)).toBeFocused()
    await expect(place(page, path)).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('[data-place] > [aria-current]')).toHaveCount(1)
  }
  expect(await isSameDocument(page)).toBe(true)
})

test('a member’s screen reader hears the title of a page once: of its heading that has the focus, or of a line where the heading is still to come @RTE-11', async ({
  page,
  world,
}) => {
  await beginVisit(page, world)
  const line = page.locator('.astro-route-announcer')
  await place(page, '/card').click()
  await expect(heading(page)).toBeFocused()
  await expect(line).toHaveCount(0)
  await place(page, '/').click()
  await expect(line).toHaveText('Voltara Fuel Club')
  await expect(page.locator('#content')).toBeFocused()
  await place(page, '/rewards').click()
  await expect(heading(page)).toBeFocused()
  await expect(line).toHaveCount(0)
})

test('a member whose club has deployed another build has the next page loaded, and then goes on in one document @RTE-11 @OFF-3', {
  tag: '@gate',
}, async ({ page, world }) => {
  await beginVisit(page, world)
  await page.route('**/rewards', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/ data-build="[^"]*"/, ' data-build="another"')
    await route.fulfill({ response: answer, body })
  })
  await place(page, '/rewards').click()
  await expect(page).toHaveTitle('Rewards')
  await settled(page)
  expect(await isSameDocument(page)).toBe(false)
})

test('a member who opens the one page that needs another policy has it loaded, and leaves it by loading another @RTE-11', async ({
  page,
  world,
}) => {
  await beginVisit(page, world)
  await follow(page, '/link-card')
  await expect(page).toHaveTitle('Link a card')
  expect(await isSameDocument(page)).toBe(false)
  await routed(page)
  await markDocument(page)
  await follow(page, '/coupons')
  await expect(page).toHaveTitle('Coupons')
  await settled(page)
  expect(await isSameDocument(page)).toBe(false)
})

test('of two presses the second one counts, and a page that takes long shows that it is on its way @RTE-11', {
  tag: '@gate',
}, async ({ page, world }) => {
  await beginVisit(page, world)
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/rewards', async (route) => {
    await promise
    await route.continue()
  })
  await place(page, '/rewards').click()
  await expect(page.locator('html[data-changing]')).toBeAttached()
  await expect(page).toHaveURL('/coupons')
  await place(page, '/profile').click()
  await expect(page).toHaveTitle('My profile')
  await expect(page.locator('html[data-changing]')).toHaveCount(0)
  release()
  await place(page, '/rewards').click()
  await expect(page).toHaveTitle('Rewards')
  await page.goBack()
  await expect(page).toHaveTitle('My profile')
  await page.goBack()
  await expect(page).toHaveTitle('Coupons')
})

test('a slow page that another press overtakes is no longer shown as on its way @RTE-11', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await beginVisit(page, world)
  // Never answered.
  await page.route('**/rewards', () => {})
  await place(page, '/rewards').click()
  await place(page, '/profile').click()
  await expect(page).toHaveTitle('My profile')
  await page.clock.runFor(1000)
  await expect(page.locator('html[data-changing]')).toHaveCount(0)
})

test('a member who signs out after a visit in one document is shown nothing of it by Back @RTE-11 @SES-7', {
  tag: '@gate',
}, async ({ page, world }) => {
  await beginVisit(page, world)
  const name = (await page.locator('#content a[href^="/coupon/"]').first().textContent()) ?? ''
  await place(page, '/profile').click()
  await expect(page).toHaveTitle('My profile')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('banner').locator('..').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.locator('#content form')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.locator('#content form')).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
})

test('a member whose session ends while the page changes comes to the sign-in once, and back to that page @RTE-11 @SES-4', async ({
  page,
  world,
}) => {
  await beginVisit(page, world)
  const held = await holdCalls(page, [/^GET .*\/rewards\b/])
  await place(page, '/rewards').click()
  const call = await held.next()
  await world.controls.post('/revoke-all')
  await call.continue()
  await expect(page.locator('#content form')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await world.calls('refreshSession')).toHaveLength(1)
})

/** The facts of a page that must be the same however it came: its title, its words, its frame and its places. */
const factsOf = async (page: Page) => {
  await settled(page)
  return page.evaluate(() => {
    const { dataset, lang } = document.documentElement
    const names = ['audience', 'frame', 'full', 'detail', 'feature', 'lacking', 'early', 'next', 'page']
    return {
      address: location.pathname,
      title: document.title,
      lang,
      facts: names.map((name) => dataset[name]),
      current: [...document.querySelectorAll('[aria-current]')].map((link) => link.getAttribute('href')),
      aside: document.querySelector('[data-aside]')?.getClientRects().length,
      description: document.querySelector('meta[name=description]')?.getAttribute('content'),
      words: document.getElementById('copy')?.textContent,
    }
  })
}

/** The lines of a page's content without their numbers: seconds change, and phone numbers are grouped once that code is there. */
const linesOf = async (page: Page) => {
  const text = (await page.locator('#content').innerText()).replaceAll(/\d[\d ]*/g, '0')
  // A message is new once.
  return [...new Set(text.split('\n'))].filter((line) => line !== 'New')
}

for (const part of inParts(inPlace, 6))
  test(`a member finds ${pathsOf(part)} in one document as they are when they are loaded @RTE-11`, async ({
    page,
    world,
  }) => {
    await world.signIn(page, 'verified')
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/card')
    for (const route of part)
      await test.step(route.path, async () => {
        const address = await openAddress(page, route)
        await settled(page)
        await routed(page)
        await markDocument(page)
        await follow(page, address)
        await expect(page).toHaveURL(address)
        const facts = await factsOf(page)
        const lines = await linesOf(page)
        expect(await isSameDocument(page)).toBe(true)
        await page.reload()
        expect(await factsOf(page)).toEqual(facts)
        // Parts of a page come late.
        await expect
          .poll(async () => {
            const loaded = await linesOf(page)
            return lines.filter((line) => !loaded.includes(line))
          })
          .toEqual([])
      })
  })

test('a visit of two hundred changes keeps no more listeners and elements than one of forty @RTE-11', async ({
  page,
  world,
}) => {
  await beginVisit(page, world)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    return { listeners: of('JSEventListeners'), nodes: of('Nodes') }
  }
  const change = async (times: number) => {
    for (let turn = 0; turn < times; turn += 4) {
      for (const [path, title] of [
        ['/card', 'My card'],
        ['/rewards', 'Rewards'],
        ['/coupons', 'Coupons'],
      ] as const) {
        await place(page, path).click()
        await expect(page).toHaveTitle(title)
        await settled(page)
      }
      await page.goBack()
      await expect(page).toHaveTitle('Rewards')
      await settled(page)
    }
  }
  await change(40)
  const before = await measure()
  await change(160)
  const after = await measure()
  expect(after.listeners).toBeLessThan(before.listeners * 1.1)
  expect(after.nodes).toBeLessThan(before.nodes * 1.1)
})

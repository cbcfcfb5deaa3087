import type { Locator, Page } from 'playwright/test'
import { languageKey } from '#lib/browser/storage-keys.ts'
import { expect, test, type World } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { openFooter } from './models/footer.ts'
import { outOfPlace } from './models/out-of-place.ts'
import { pressEndUntil } from './models/page-end.ts'

const phone = { width: 390, height: 844 }
const onItsSide = { width: 844, height: 390 }

const settings = (world: World, general: Record<string, unknown>) =>
  world.controls.post('/settings', { tenant: 'fuel', general })

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main pages' })
const account = (page: Page) => page.getByRole('navigation', { name: 'Your account' })

const box = async (locator: Locator) => {
  const found = await locator.boundingBox()
  if (!found) throw new Error('It has no box')
  return found
}

test('a member walks her five places with her thumb, and each says where she is @TIL-4', {
  tag: '@gate',
}, async ({ page, world }) => {
  await page.setViewportSize(phone)
  await world.signIn(page, 'verified')
  await page.goto('/')
  await expect(bar(page).getByRole('link')).toHaveText(['Home', 'Coupons', 'Card', 'Rewards', 'Profile'])
  for (const [name, path] of [
    ['Coupons', '/coupons'],
    ['Card', '/card'],
    ['Rewards', '/rewards'],
    ['Profile', '/profile'],
    ['Home', '/'],
  ] as const) {
    await bar(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(bar(page).locator('[aria-current]')).toHaveText([name])
    await expect(bar(page).locator('[aria-current=page]')).toHaveText([name])
  }
  await page.locator('#content a[href^="/coupon/"]').first().click()
  await expect(page).toHaveURL(/\/coupon\//)
  await expect(bar(page).locator('[aria-current=true]')).toHaveText(['Coupons'])
})

test('the bar is there before any code of the page has come, for the club and the language that are known @TIL-4', async ({
  page,
  world,
}) => {
  await page.setViewportSize(phone)
  await settings(world, { 'GENERAL.card': false })
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  await expect(bar(page).getByRole('link')).toHaveText(['Home', 'Coupons', 'Rewards', 'Profile'])
  await expect(page.locator('li[data-item]').first()).toBeVisible()

  let held = 0
  await page.route('**/_astro/*.js', () => {
    held += 1
  })
  await page.goto('/profile', { waitUntil: 'commit' })
  await expect(bar(page).getByRole('link')).toHaveText(['Home', 'Coupons', 'Rewards', 'Profile'])
  await expect(bar(page).locator('[aria-current=page]')).toHaveText(['Profile'])
  await expect.poll(() => held).toBeGreaterThan(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-places', /card/)
  await bar(page).getByRole('link', { name: 'Rewards' }).click()
  await expect(page).toHaveURL('/rewards')
  await page.unroute('**/_astro/*.js')
})

test('a visitor has no bar, nor has a member whose club has nothing but the profile @TIL-4 @RTE-3', async ({
  page,
  world,
}) => {
  await page.setViewportSize(phone)
  await world.enter(page, 'fuel')
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(bar(page)).toBeHidden()
  await world.signIn(page, 'verified', 'offline-web')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-home', 'profile')
  await expect(page.locator('#content h1:visible')).toHaveCount(1)
  await expect(bar(page)).toBeHidden()
})

test('at 320 px the bar lies over nothing: footer, #content action and what is tabbed to stand above it @TIL-4', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await world.signIn(page, 'verified')
  await page.goto('/reward/flask')
  const action = page.locator('#content [data-area=action]').getByRole('button').first()
  await expect(action).toBeVisible()
  const top = async () => (await box(bar(page).getByRole('link', { name: 'Card', exact: true }))).y
  const raised = async () => (await box(bar(page).locator('[data-place=card] a > span').first())).y
  expect(await raised()).toBeLessThan(await top())
  const { y, height } = await box(action)
  expect(y + height).toBeLessThanOrEqual(await raised())

  // At the end of the page its last control stands above the bar, too.
  await openFooter(page)
  const last = page.getByRole('contentinfo').getByRole('combobox')
  await pressEndUntil(page, async () => {
    const end = await last.boundingBox()
    return end !== null && end.y + end.height <= (await raised())
  })

  // Tab goes through the page in its order, and the bar is its end.
  await page.evaluate(() => scrollTo(0, 0))
  await action.focus()
  const covered: string[] = []
  const inBar = () => page.evaluate(() => document.activeElement?.closest('[data-place]') !== null)
  while (!(await inBar())) {
    const focused = page.locator(':focus')
    const { y, height } = await box(focused)
    if (y + height > (await top()) + 1) covered.push((await focused.textContent()) ?? '')
    await page.keyboard.press('Tab')
  }
  expect(covered).toEqual([])
  await expect(bar(page).getByRole('link', { name: 'Home' })).toBeFocused()
})

test('every language has words that fit, at 320 px and with letters of twice the size @TIL-4 @WHL-3', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await world.signIn(page, 'verified')
  await page.goto('/perks')
  const seen = new Set<string>()
  for (const locale of ['en', 'en_GB', 'bg', 'cs', 'pl', 'ro', 'sk', 'fr']) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      languageKey('fuel'),
      locale,
    ] as const)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', locale.replace('_', '-'))
    await expect(page.locator('html:not([data-words="pending"])')).toBeAttached()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const links = page.locator('body > nav').getByRole('link')
    await expect(links).toHaveCount(5)
    seen.add((await links.allTextContents()).join())
    for (const size of ['', '200%']) {
      await page.evaluate((given) => {
        document.documentElement.style.fontSize = given
      }, size)
      const beyond = await links.evaluateAll((all) =>
        all.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
      )
      expect.soft(beyond, `${locale} ${size}`).toEqual([])
      for (const link of await links.all()) {
        const { x, width, height } = await box(link)
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(320)
      }
    }
  }
  // British English says the same as English.
  expect(seen.size).toBe(7)
})

test('on its side a phone has the places beside the content, and a page enlarged four times has them in its header @TIL-4', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  for (const size of [onItsSide, { width: 568, height: 290 }]) {
    await page.setViewportSize(size)
    await page.goto('/coupons')
    await expect(page.locator('li[data-item]').first()).toBeVisible()
    const rail = await box(bar(page))
    expect(rail).toMatchObject({ x: 0, y: 0, height: size.height })
    expect(rail.width).toBeLessThanOrEqual(89)
    expect((await box(page.getByRole('main'))).x).toBeGreaterThanOrEqual(rail.width)
    expect((await box(page.getByRole('banner'))).x).toBe(rail.width)
    for (const link of await bar(page).getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 })
      const { height } = await box(link)
      expect(height).toBeGreaterThanOrEqual(44)
    }
    expect(await outOfPlace(page)).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 256 })
  await expect(bar(page)).toBeHidden()
  await expect(account(page).getByRole('link')).toHaveCount(3)
})

test('the bar of plain can be read, in the club’s colours and in forced ones @TIL-4', async ({
  page,
  world,
}) => {
  await page.setViewportSize(phone)
  await world.signIn(page, 'verified', 'plain')
  await page.goto('/profile')
  await expect(page.locator('body > nav')).toBeVisible()
  await expect(page.locator('#content [aria-busy="true"]:visible')).toHaveCount(0)
  await expectAccessible(page)
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  // Of the mark of the current place and of the card's ring only lines are left.
  const lines = await page
    .locator('body > nav')
    .evaluate((nav) => [
      getComputedStyle(nav).borderTopColor,
      getComputedStyle(nav.querySelector('[aria-current] > span') as Element, '::before').borderTopStyle,
      getComputedStyle(nav.querySelector('[data-place=card] a > span') as Element).borderTopColor,
    ])
  expect(lines[1]).toBe('solid')
  expect(lines[0]).not.toBe('rgba(0, 0, 0, 0)')
  await page.emulateMedia({ forcedColors: null, colorScheme: null })
})

test.describe('with a touch screen', () => {
  test.use({ viewport: phone, isMobile: true, hasTouch: true })

  test('the bar makes room for the keyboard while a member writes, and comes back @TIL-4', async ({
    page,
    world,
  }) => {
    await world.signIn(page, 'verified')
    await page.goto('/promo-code')
    const field = page.locator('#content input').first()
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
    await field.tap()
    await expect(field).toBeFocused()
    await expect(bar(page)).not.toBeInViewport()
    await page.locator('#content h1:visible').tap()
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
  })
})

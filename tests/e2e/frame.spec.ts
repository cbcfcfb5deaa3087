import type { Locator, Page } from 'playwright/test'
import { expect, test, type World } from './fixtures.ts'
import { expectAccessible, stillness } from './models/accessible.ts'
import { expectStill, watchShifts } from './models/shifts.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }

const settings = (world: World, general: Record<string, unknown>) =>
  world.controls.post('/settings', { tenant: 'fuel', general })

const box = async (locator: Locator) => {
  const found = await locator.boundingBox()
  if (!found) throw new Error('It has no box')
  return found
}

const hamburger = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const points = (page: Page, club: 'fuel' | 'grocer' = 'fuel') =>
  page.getByRole('banner').getByText(club === 'fuel' ? '4,250.5' : '4250,5', { exact: true })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Main menu' })
const banner = (page: Page) => page.getByText(/Verify your account to use coupons and rewards/)
const unread = (page: Page) => page.getByRole('link', { name: /^News, \d+ (?:or more )?unread messages$/ })
const deal = (page: Page) => page.getByRole('button', { name: 'More about Tyre change without waiting' })

/** Other sites answer with an empty page. */
const answerAbroad = (page: Page) =>
  page.context().route('https://example.com/**', (route) => route.fulfill({ contentType: 'text/html' }))

test('a visitor sees the logo alone and fetches nothing that only members need @FRM-1', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.enter(page, 'fuel')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link')).toHaveCount(1)
  await expect(header.getByRole('button')).toHaveCount(0)
  await answerAbroad(page)
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    header.getByRole('link', { name: 'Visit our website (opens in a new tab)' }).click(),
  ])
  expect(opened.url()).toBe('https://example.com/voltara')
  await opened.close()
  for (const part of ['member-parts', 'menu-drawer', 'sidebar.', 'dialog.', 'toaster.'])
    expect(fetched.filter((path) => path.includes(part))).toEqual([])
})

for (const [club, who, path] of [
  ['grocer', 'visitor', '/pass-login'],
  ['fuel', 'member', '/coupons'],
] as const)
  test(`when the settings of ${club} come after the first paint, nothing moves on the ${path} of a ${who} @FRM-1 @WHL-1`, {
    tag: path === '/coupons' ? ['@gate'] : [],
  }, async ({ page, world }) => {
    await page.setViewportSize(phone)
    await watchShifts(page)
    if (who === 'member') await world.signIn(page, 'verified', club)
    else await world.enter(page, club)
    await world.fault({ endpoint: 'getDomainConfig', delay_ms: 600 })
    await page.goto(path)
    await expect(page.locator('#content h1:visible')).toHaveCount(1)
    await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
    await expect(page.getByRole('banner').locator('img')).toBeVisible()
    if (who === 'member') await expect(points(page, club)).toBeVisible()
    else await expect(page.locator('#content a[href="/register"]')).toBeVisible()
    await expectStill(page)
  })

test('a menu longer than its row is scrolled, with the page on screen in view @FRM-3', async ({
  page,
  world,
}) => {
  const items = Array.from({ length: 24 }, (_, index) => ({
    title: `A longer entry ${index}`,
    link: { target: index === 20 ? 'profile' : `entry-${index}`, type: 'APP' },
  }))
  await settings(world, { 'GENERAL.routes.items': items })
  await page.setViewportSize({ width: 800, height: 700 })
  await world.signIn(page, 'verified')
  await page.goto('/profile')
  await expect(menu(page).getByRole('link', { name: 'A longer entry 20' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Sign out' }).first()).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(800)
})

test('at 600 px there is a hamburger, above it the menu row @FRM-3 @FRM-4 @WHL-7', { tag: '@gate' }, async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await page.setViewportSize({ width: 600, height: 800 })
  await page.goto('/profile')
  await expect(hamburger(page)).toBeVisible()
  await expect(menu(page)).toBeHidden()
  await page.setViewportSize({ width: 601, height: 800 })
  await expect(hamburger(page)).toBeHidden()
  await expect(menu(page).getByRole('link', { name: 'Home' })).toBeVisible()
})

test('a member who presses the menu before its code is there finds it open once the code has come @FRM-4', {
  tag: '@gate',
}, async ({ page, world }) => {
  await page.setViewportSize(phone)
  await world.signIn(page, 'verified')
  const code = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/profile', { waitUntil: 'commit' })
  await hamburger(page).click()
  await hamburger(page).click()
  await expect(drawer(page)).toHaveCount(0)
  code.resolve()
  await expect(drawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
})

test('the drawer works by keys alone: it holds the focus, closes by Escape and gives the focus back @FRM-4', {
  tag: '@gate',
}, async ({ page, world }) => {
  await page.setViewportSize(phone)
  await world.signIn(page, 'verified')
  await page.goto('/profile')
  await hamburger(page).focus()
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toBeVisible()
  const inside = () => drawer(page).evaluate((element) => element.contains(document.activeElement))
  await expect.poll(inside).toBe(true)
  for (let press = 0; press < 16; press += 1) {
    await page.keyboard.press('Tab')
    expect(await inside()).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(hamburger(page)).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, isMobile: true, hasTouch: true })

  test('the drawer comes from the right, 70vw wide, with items, Sign out and the networks @FRM-4 @WHL-7', {
    tag: '@gate',
  }, async ({ page, world }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await world.signIn(page, 'verified')
    await page.goto('/coupons')
    await hamburger(page).click()
    await expect(drawer(page).getByRole('link')).toHaveText([
      'Home',
      'Coupons',
      'Rewards',
      'Perks',
      'Leaflets',
      'Stations',
      'Receipts',
      'Transactions',
      'Help',
      '',
      '',
      '',
    ])
    await expect(drawer(page).getByRole('link', { name: 'Coupons' })).toHaveAttribute('aria-current', 'page')
    await expect
      .poll(async () => {
        const { x, width } = await box(drawer(page))
        return [Math.round(width), Math.round(x + width)]
      })
      .toEqual([Math.round(390 * 0.7), phone.width])
    await expectAccessible(page)
    await drawer(page).getByRole('link', { name: 'Rewards' }).click()
    await expect(page).toHaveURL('/rewards')
    await expect(drawer(page)).toBeHidden()
  })
})

test('content and sidebar share the page 70 to 30, and below 768 px the content has it all @RTE-9 @WHL-7', {
  tag: '@gate',
}, async ({ page, world }) => {
  await page.setViewportSize(desktop)
  await world.signIn(page, 'verified')
  await page.goto('/profile')
  const side = page.getByRole('complementary').filter({ has: page.getByRole('heading') })
  await expect(deal(page)).toBeVisible()
  const [content, beside] = [await box(page.getByRole('main')), await box(side)]
  expect(content.width / (content.width + beside.width)).toBeCloseTo(0.7, 2)
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(deal(page)).toBeVisible()
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(deal(page)).toBeHidden()
})

test('the form of an auth page has a picture beside it: 900 px, a half and 55 percent @RTE-9 @WHL-7', {
  tag: '@gate',
}, async ({ page, world }) => {
  await page.setViewportSize(desktop)
  await world.enter(page, 'fuel')
  await page.goto('/pass-login')
  const layout = await page.locator('[data-layout]').evaluate((element) => {
    const style = getComputedStyle(element)
    return {
      whole: element.getBoundingClientRect().width,
      inner:
        element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight),
    }
  })
  expect(layout.whole).toBe(900)
  const picture = page.locator('[data-picture]')
  await expect(picture.locator('img')).toBeVisible()
  expect((await box(picture)).width / layout.inner).toBeCloseTo(0.5, 2)
  expect((await box(page.getByRole('main'))).width / layout.inner).toBeCloseTo(0.55, 2)
  await page.setViewportSize(phone)
  await expect(picture).toBeHidden()
})

test('a member reads a deal by keys alone and follows its button @FRM-5 @FRM-6', { tag: '@gate' }, async ({
  page,
  world,
}) => {
  await page.setViewportSize(desktop)
  await world.signIn(page, 'verified')
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Deals of the week' })).toBeVisible()
  await deal(page).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Tyre change without waiting' })
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await expect(dialog.getByRole('link', { name: 'Book a time' })).toHaveAttribute(
    'href',
    'https://example.com/voltara/tyres',
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(deal(page)).toBeFocused()
})

test('on a phone the columns of the footer are folded, by keyboard too, and stand open elsewhere @FRM-8', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await page.goto('/profile')
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }))
  const footer = page.getByRole('contentinfo')
  const help = footer.getByRole('link', { name: 'Help' })
  await expect(footer.getByRole('heading')).toHaveText(['Legal', 'The club', 'On the road'])
  await expect(footer.getByRole('combobox', { name: 'Language' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Privacy', exact: true })).toBeVisible()
  await expect(help).toBeHidden()
  await footer.locator('summary', { hasText: 'The club' }).press('Enter')
  await expect(help).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Stations' })).toBeHidden()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(help).toBeVisible()
  await page.reload()
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }))
  await expect(help).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Stations' })).toBeVisible()
  await expect(footer.locator('summary')).toHaveCount(0)
})

test('a member who is not verified is told so on each page until she sends it away @FRM-9', {
  tag: '@gate',
}, async ({ page, world }) => {
  await page.setViewportSize(phone)
  await watchShifts(page)
  await world.signIn(page, 'unverified')
  await page.goto('/profile')
  await expect(banner(page)).toBeVisible()
  await page.goto('/card')
  await expect(banner(page)).toBeVisible()
  await expect(page.getByRole('banner').getByText('1,250', { exact: true })).toBeVisible()
  await expectStill(page)
  await page.getByRole('button', { name: 'Hide this message' }).click()
  await expect(banner(page)).toBeHidden()
  await page.goto('/profile')
  await expect(unread(page)).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})

test('a toast stands top right, 320 px to 40 percent wide @FRM-10 @SES-13', {
  tag: '@gate',
}, async ({ page, world }) => {
  await page.setViewportSize(desktop)
  await world.signIn(page, 'verified')
  const message = 'The offers rest for a moment, and so may you. '.repeat(4).trim()
  await world.fault({ endpoint: 'listDeals', times: 1, status: 503, body: { error: { message } } })
  await page.goto('/profile')
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
  await expect(toast).toContainText(message)
  // It waits for a member who points at it.
  await toast.hover()
  await stillness(page)
  const { x, y, width } = await box(toast)
  expect(width).toBeGreaterThanOrEqual(320)
  expect(width).toBeLessThanOrEqual(desktop.width * 0.4)
  expect(desktop.width - (x + width)).toBeLessThan(40)
  expect(y).toBeLessThan(40)
})

test('the frame fits 320 px without scrolling sideways @FRM-1 @FRM-3 @FRM-8', {
  tag: '@gate',
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await world.signIn(page, 'unverified')
  await page.goto('/profile')
  const account = page.locator('body > nav a[href="/profile"]')
  await expect(account).toBeInViewport({ ratio: 1 })
  const { width: target, height } = await box(account)
  expect(Math.min(target, height)).toBeGreaterThanOrEqual(44)
  await expect(page.locator('header a[href="/news"]')).toHaveAccessibleName(/\d/)
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.locator('footer a').last()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)
})

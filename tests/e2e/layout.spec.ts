import type { Locator, Page } from 'playwright/test'
import { clubKey } from '#lib/browser/storage-keys.ts'
import { expect, test } from './fixtures.ts'
import { stillness } from './models/accessible.ts'
import { openCoupons, question } from './models/coupons.ts'
import { openBeforeIsland } from './models/first-content.ts'
import { toForm } from './models/registration.ts'
import { expectStill, moves, watchShifts } from './models/shifts.ts'

const widthOf = async (locator: Locator): Promise<number> =>
  Math.round((await locator.boundingBox())?.width ?? 0)

test('on a wide screen header, menu, content and footer are 1140 px wide, and terms scroll within 500 px @WHL-7 @RTE-9', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/reward/flask')
  const picture = page.locator('#content [data-area=picture]')
  const name = page.locator('#content [data-area=head]')
  await expect(name).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Main menu' }).locator('xpath=..')
  const bar = page.getByRole('banner').locator('> div')
  const content = page.locator('[data-layout]')
  for (const part of [bar, menu, content]) expect(await widthOf(part)).toBe(1140)
  // Below 1280 px nothing but the margins gives way; below 1140 the content takes the whole window.
  for (const width of [1280, 1279, 1140, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    const room = await page.evaluate(() => document.body.clientWidth)
    for (const part of [bar, menu, content]) expect(await widthOf(part)).toBe(Math.min(room, 1140))
  }
  // At 1024 px the picture of a reward stands beside its name, below above it.
  const beside = async () => ((await name.boundingBox())?.x ?? 0) - ((await picture.boundingBox())?.x ?? 0)
  await expect.poll(beside).toBeGreaterThan(100)
  await page.setViewportSize({ width: 1023, height: 900 })
  await expect.poll(beside).toBe(0)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('contentinfo').getByRole('heading').first()).toBeVisible()
  expect(await widthOf(page.getByRole('contentinfo').locator('> div'))).toBe(1140)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Terms of the club' }).click()
  const text = page.getByRole('dialog').getByRole('region', { name: 'Consent text' })
  await expect(text.getByRole('heading').first()).toBeVisible()
  expect(Math.round((await text.boundingBox())?.height ?? 0)).toBe(500)
})

test('at 390 px header and dialogs reach the window’s edge, and opening one moves nothing @D6', {
  tag: ['@D6', '@gate'],
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await watchShifts(page)
  await world.signIn(page, 'verified')
  await openCoupons(page)
  const right = (part: Locator) =>
    part.evaluate((element) => innerWidth - element.getBoundingClientRect().right)
  expect(await right(page.getByRole('banner'))).toBe(0)
  // Letters of the club's own font are not as wide as those before it.
  await expectOwnLetters(page)
  const before = await moves(page)
  await page
    .locator('#content li')
    .getByRole('button', { name: /^Activate/ })
    .first()
    .click()
  await expect(question(page)).toBeVisible()
  await stillness(page)
  expect(await right(page.locator('[data-part=backdrop]'))).toBe(0)
  expect(await right(page.locator('header').first())).toBe(0)
  expect(await moves(page)).toEqual(before)
})

test('on a low screen the header scrolls away, on a high one it stays @D7', {
  tag: ['@D7'],
}, async ({ page, world }) => {
  const header = page.locator('header').first()
  const top = () => header.evaluate((element) => element.getBoundingClientRect().top)
  await world.signIn(page, 'verified')
  await openCoupons(page)
  for (const [size, stays] of [
    // What is left of 1280 by 1024 pixels when the page is enlarged four times.
    [{ width: 320, height: 256 }, false],
    [{ width: 844, height: 390 }, false],
    [{ width: 390, height: 844 }, true],
    [{ width: 1280, height: 900 }, true],
  ] as const) {
    await page.setViewportSize(size)
    await page.evaluate(() => scrollTo(0, 300))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
    expect(await top()).toBe(stays ? 0 : -300)
    await page.evaluate(() => scrollTo(0, 0))
  }
})

/** Names as long as a tile must hold: 45 characters, in the wider letters of the two alphabets, with a price at the end. */
const names = [
  'Безплатно кафе при зареждане над 30 л: 0,00 €',
  'Отстъпка за слънчогледово олио, 1 литър 2,49€',
  'Подарък за рождения ден: шоколадова торта 9 €',
]

test('at any width a coupon of grocer with a name of 45 characters shows all of it, price and all @D9 @CPN-1', {
  tag: ['@D9', '@CPN-1'],
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await world.signIn(page, 'verified', 'grocer')
  await openCoupons(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const link = page.locator('#content li[data-item] a').first()
  for (const width of [320, 360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const name of names) {
      expect(name).toHaveLength(45)
      const [shown, whole] = await link.evaluate((element, text) => {
        element.textContent = text
        return [element.clientHeight, element.scrollHeight]
      }, name)
      expect(whole, `${name} at ${width}`).toBeLessThanOrEqual(shown ?? 0)
    }
  }
})

test('what a tile cannot hold of a name is read out whole, and stands whole on the coupon’s own screen @D9', {
  tag: ['@D9'],
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await world.signIn(page, 'verified')
  await openCoupons(page)
  const link = page.getByRole('link', { name: /^A coupon with a name so long/ })
  const name = (await link.textContent()) ?? ''
  expect(name.length).toBeGreaterThan(90)
  await link.click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(name)
  const [shown, whole] = await heading.evaluate((element) => [element.clientHeight, element.scrollHeight])
  expect(whole).toBe(shown)
})

/** Waits for the club's own fonts: `document.fonts.ready` resolves also before one is requested. */
const expectOwnLetters = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const own = [...document.fonts].filter(({ family }) => !family.includes('Fallback'))
        const has = (expected: string) => own.some(({ status }) => status === expected)
        return has('loaded') && !has('loading')
      }),
    )
    .toBe(true)

test('nothing of a message moves while it comes @D4', {
  tag: ['@D4'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/news')
  const address = await page.locator('#content a[href^="/news-article/"]').first().getAttribute('href')
  await watchShifts(page)
  const release = await openBeforeIsland(page, address ?? '', 'article.island')
  await expect(page.locator('#content [aria-busy="true"]:visible, #content h1:visible').first()).toBeVisible()
  release()
  await expect(page.locator('#content article .prose')).toBeVisible()
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
  await expectStill(page)
})

/** The distances of each visible field of the content from its label above and from the left, in CSS pixels. */
const placesOfFields = (page: Page) =>
  page.locator('#content label[for]:visible').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const control = document.getElementById(label.getAttribute('for') ?? '')
      if (!control) return []
      const [own, below] = [label.getBoundingClientRect(), control.getBoundingClientRect()]
      return [
        { name: label.textContent, gap: below.top - own.bottom, left: below.left - own.left, x: below.left },
      ]
    }),
  )

/** Everything of a form has come, and nothing moved; its fields stand below their labels, all alike, whether a label has one line or two. */
const expectFormStill = async (page: Page): Promise<void> => {
  await expect(page.locator('html:not([data-words="pending"])')).toBeAttached()
  await expect(page.locator('#content label[for]:visible').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
  await expectOwnLetters(page)
  await expectStill(page)
  const places = await placesOfFields(page)
  for (const { name, gap, left, x } of places)
    expect([gap, left, x], name ?? '').toEqual([places[0]?.gap, 0, places[0]?.x])
  expect(places[0]?.gap).toBeGreaterThanOrEqual(0)
}

for (const [who, address] of [
  ['visitor', '/pass-login'],
  ['visitor', '/password-reset?token=any'],
  ['member', '/profile-edit'],
  ['member', '/delivery-address'],
] as const)
  test(`at 320 px no field of ${address.replace(/\?.*/, '')} of pharmacy moves while the page comes @D4`, {
    tag: ['@D4'],
  }, async ({ page, world }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await watchShifts(page)
    if (who === 'member') await world.signIn(page, 'verified', 'pharmacy')
    else await world.enter(page, 'pharmacy')
    await page.goto(address)
    await expect(page.locator('#content label[for]:visible').first()).toBeVisible()
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain(clubKey(''))
    // Now the club is known; on a first visit its language is not, and a heading may get another line.
    await page.goto(address)
    await expectFormStill(page)
  })

test('at 320 px no field of the registration of pharmacy moves while the page comes @D4 @REG-3', {
  tag: ['@D4', '@REG-3'],
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await watchShifts(page)
  await toForm(page, world, 'later', 'pharmacy')
  await page.reload()
  await expectFormStill(page)
})

import { contrast, luminance } from '#lib/design/readable.ts'
import { expect, test } from './fixtures.ts'
import { expectDark, faint, firstGround, lightness, seenGround, watchFirstGround } from './models/dark.ts'
import { holdCalls } from './models/held.ts'
import { settle } from './models/settled.ts'

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'dark' }))

test('a member of discount reads the menu and what an empty form says on a phone in the dark @DRK-1', {
  tag: ['@DRK-1'],
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await world.signIn(page, 'verified', 'discount')
  await page.goto('/coupons')
  await settle(page)
  await page.locator('header button[aria-haspopup], header button[aria-expanded]').last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await lightness(page.getByRole('dialog'))).toBeLessThan(0.18)
  expect(await faint(page)).toEqual([])
  await page.goto('/promo-code')
  await settle(page)
  await page.locator('#content button[type=submit]').click()
  await expect(page.locator('#content [aria-invalid=true]').first()).toBeVisible()
  expect(await faint(page)).toEqual([])
})

test('a member of discount reads a hint, a question over a dimmed page and a toast in the dark @DRK-1', async ({
  page,
  context,
  world,
}) => {
  await world.signIn(page, 'verified', 'discount')
  await page.goto('/coupons')
  await settle(page)
  const tile = (index: number) => page.locator('#content li[data-item]').nth(index)
  const ground = await seenGround(tile(8))
  await tile(8).getByRole('button').click()
  const hint = page.getByRole('tooltip').locator('visible=true')
  await expect(hint).toBeVisible()
  expect(contrast(await seenGround(hint), ground)).toBeGreaterThan(3)
  expect(await faint(page)).toEqual([])
  await page.keyboard.press('Escape')

  await tile(7).getByRole('button').click()
  const question = page.getByRole('dialog')
  await expect(question).toBeVisible()
  expect(await faint(page)).toEqual([])
  const dimmed = luminance(await seenGround(page.locator('[data-part=backdrop]').locator('visible=true')))
  expect(dimmed).toBeLessThan(luminance(await seenGround(page.locator('body'))))
  expect(luminance(await seenGround(question))).toBeGreaterThan(dimmed)
  expect(luminance(await seenGround(question))).toBeLessThan(0.1)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/card')
  await settle(page)
  await page.locator('#content button').nth(2).click()
  const toast = page.locator('li:has(> p):not(main li, aside li)').locator('visible=true')
  await expect(toast).toBeVisible()
  expect(luminance(await seenGround(toast))).toBeLessThan(0.18)
  expect(await faint(page)).toEqual([])
})

test('a member of discount sees the shapes of what is still to come on the dark page, calm and dark themselves @DRK-1', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified', 'discount')
  const held = await holdCalls(page, [/^GET .*\/user\/wallet\/transactions/])
  await page.goto('/transactions')
  const shape = page
    .locator('#content [aria-busy=true] span[aria-hidden=true]')
    .locator('visible=true')
    .first()
  await expect(shape).toBeVisible()
  const [own, under] = [await seenGround(shape), await seenGround(shape.locator('..'))]
  expect(contrast(own, under)).toBeGreaterThan(1.1)
  expect(luminance(own)).toBeLessThan(0.1)
  await held.release()
})

test('a member who returns sees no light page before the dark one; a club that is new to her is white until it is known @DRK-1 @WHL-2', async ({
  page,
  world,
}) => {
  await watchFirstGround(page)
  await world.enter(page, 'fuel')
  await page.goto('/pass-login')
  await settle(page)
  expect(await firstGround(page)).toEqual(['rgb(255, 255, 255)', false])
  await expectDark(page)
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  await settle(page)
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  for (const path of ['/coupons', '/rewards', '/card', '/'])
    await test.step(path, async () => {
      await page.goto(path)
      await settle(page)
      expect(await firstGround(page)).toEqual([ground, false])
    })
})

test('a member whose system turns dark, and light again, sees the page follow without a reload @DRK-1', async ({
  page,
  world,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  await settle(page)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(245, 246, 248)')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectDark(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(245, 246, 248)')
})

test('a member of a club that has switched it off sees the club’s light colours on a dark system @DRK-1', async ({
  page,
  world,
}) => {
  await world.controls.post('/settings', { tenant: 'fuel', general: { 'VISUAL.dark': false } })
  await watchFirstGround(page)
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  await settle(page)
  await page.reload()
  await settle(page)
  expect(await firstGround(page)).toEqual(['rgb(245, 246, 248)', false])
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(26, 26, 26)')
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#ffffff')
  expect(await faint(page)).toEqual([])
})

test('a member in the dark holds out a card and a coupon that are black on white, small and enlarged @DRK-1 @PRF-4', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await page.goto('/card')
  await settle(page)
  const code = page.locator('#content').getByRole('img').first()
  const expectPlain = async (drawn: typeof code) => {
    await expect(drawn).toHaveCSS('fill', 'rgb(0, 0, 0)')
    await expect(drawn.locator('..')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  }
  await expectPlain(code)
  await page.getByRole('button', { name: 'Enlarge code' }).click()
  const till = page.getByRole('dialog')
  await expectPlain(till.getByRole('img').first())
  await expect(till).toHaveCSS('color-scheme', 'light only')
  expect(await lightness(till)).toBe(1)
  expect(await faint(page)).toEqual([])
})

test('what a member prints is light, whatever her screen is @DRK-1', async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/transactions')
  await settle(page)
  await expectDark(page)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(245, 246, 248)')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(26, 26, 26)')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
})

test('a logo stands on the ground that the club gave its header, and pictures on a white one @DRK-1', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  await settle(page)
  await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('banner').locator('span:has(> img)')).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  )
  await page.goto('/rewards')
  await settle(page)
  await expect(page.locator('#content li img').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

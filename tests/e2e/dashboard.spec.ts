import { expect, test } from './fixtures.ts'
import { sideways } from './models/accessible.ts'
import { itemsOf, openDashboard, section } from './models/dashboard.ts'
import { openBeforeIsland } from './models/first-content.ts'
import { expectStill, watchShifts } from './models/shifts.ts'

const sections = [
  ['Popular coupons', 4],
  ['Available perks', 3],
  ['Popular rewards', 3],
  ['Latest transactions', 4],
] as const

test('a member comes home: greeting, points, four sections, each asked for once @DSH-1 @RTE-2', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await openDashboard(page)
  const { firstname } = world.persona('verified')
  await expect(page.getByRole('heading', { level: 1, name: `Hello, ${firstname}` })).toBeVisible()
  await expect(page.locator('#content').getByText('4,250.5', { exact: true })).toBeVisible()
  for (const [name, most] of sections) await expect(itemsOf(section(page, name))).toHaveCount(most)
  for (const endpoint of [
    'getMember',
    'listCoupons',
    'listPerks',
    'listRewards',
    'listTransactions',
  ] as const)
    expect(await world.calls(endpoint), endpoint).toHaveLength(1)
})

test('on a phone of 390 px the cards of fuel are pushed sideways and snap, the page never moves @DSH-1 @WHL-7', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await world.signIn(page, 'verified')
  await openDashboard(page)
  const row = page.locator('#content [data-item="/coupons"] ul').first()
  await expect(row.getByRole('listitem').nth(3)).toBeAttached()
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  await row.hover()
  await page.mouse.wheel(390, 0)
  const second = row.getByRole('listitem').nth(1)
  await expect.poll(async () => Math.round((await second.boundingBox())?.x ?? -1)).toBe(16)
  expect(await page.evaluate(() => scrollX)).toBe(0)
})

test('on a desktop the cards stand side by side and nothing is pushed @DSH-1', async ({ page, world }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await world.signIn(page, 'verified')
  await openDashboard(page)
  for (const [name, most] of sections.slice(0, 3)) {
    const items = itemsOf(section(page, name))
    await expect(items).toHaveCount(most)
    const places = await items.evaluateAll((list) => list.map((item) => item.getBoundingClientRect().x))
    expect(new Set(places).size, name).toBe(most === 4 ? 2 : 3)
    const room = await items
      .first()
      .evaluate(({ parentElement: list }) => list && list.scrollWidth - list.clientWidth)
    expect(room, name).toBe(0)
  }
  expect(await sideways(page)).toBeLessThanOrEqual(0)
})

test('a member with a keyboard walks through the cards of a phone, and each comes into view @DSH-1', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await openDashboard(page)
  const links = section(page, 'Popular coupons').getByRole('listitem').getByRole('link')
  await expect(links).toHaveCount(4)
  await page.getByRole('link', { name: 'Show all coupons' }).focus()
  for (const index of [0, 1, 2, 3]) {
    await page.keyboard.press('Tab')
    await expect(links.nth(index)).toBeFocused()
    await expect(links.nth(index)).toBeInViewport({ ratio: 0.9 })
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Show all perks' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.getByRole('link', { name: 'Show all coupons' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/coupons')
})

test('what comes late moves nothing that is read already @DSH-1', async ({ page, world }) => {
  await watchShifts(page)
  await world.signIn(page, 'verified')
  for (const endpoint of ['listCoupons', 'listPerks', 'getMember'] as const)
    await world.fault({ endpoint, delay_ms: 300 })
  await openDashboard(page)
  await expect(itemsOf(section(page, 'Available perks'))).toHaveCount(3)
  await expect(page.locator('#content').getByText('4,250.5', { exact: true })).toBeVisible()
  await expectStill(page)
})

test('a member sees her first coupons, the active one first with its clock, before the rest of her home is there, and opens one @DSH-1 @PTS-1 @FST-1', async ({
  page,
  world,
}) => {
  await watchShifts(page)
  await world.signIn(page, 'verified')
  const release = await openBeforeIsland(page, '/', 'dashboard.island')
  const coupons = page.locator('#content a[href^="/coupon/"]:visible')
  await expect(coupons).toHaveCount(4)
  await expect(page.getByRole('heading', { level: 2, name: 'Popular coupons' })).toBeVisible()
  await expect(coupons.first()).toHaveText('Free flat white with 30 litres')
  await coupons.first().focus()
  release()
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible()
  await expect(coupons).toHaveCount(4)
  await expect(itemsOf(section(page, 'Popular coupons')).first()).toContainText(/Active\d:\d\d/)
  await expectStill(page)
  await expect(coupons.first()).toBeFocused()
  const name = (await coupons.first().textContent()) ?? ''
  await coupons.first().press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a member of the Bulgarian club reads no English word while her home is on its way @DSH-1 @WHL-3 @FST-1', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified', 'grocer')
  const release = await openBeforeIsland(page, '/', 'dashboard.island')
  await expect(page.locator('#content a[href^="/coupon/"]:visible').first()).toBeVisible()
  await expect(page.getByText('Popular coupons').filter({ visible: true })).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { level: 1, name: /^Здравейте, / })).toBeVisible()
})

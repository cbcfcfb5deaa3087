import type { BrowserContext, Page } from 'playwright/test'
import { favouriteStoreKey } from '#lib/browser/storage-keys.ts'
import { expect, test, type World } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { outOfPlace } from './models/out-of-place.ts'

const items = (page: Page) => page.locator('#content li[data-item]')
const names = (page: Page) => items(page).getByRole('heading', { level: 2 })
const nearMe = (page: Page) => page.getByRole('button', { name: 'Use my location' })
const search = (page: Page) => page.getByLabel('Search by name or city')

const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const show = (page: Page, view: 'List' | 'Map') => page.getByRole('radio', { name: view }).check()
const hoursOf = (page: Page, day: string) =>
  items(page).getByRole('row').filter({ hasText: day }).getByRole('cell')

const open = async (page: Page) => {
  await page.goto('/stores')
  await expect(items(page).first()).toBeVisible()
}

const allow = async (context: BrowserContext, latitude: number, longitude: number) => {
  await context.setGeolocation({ latitude, longitude })
  await context.grantPermissions(['geolocation'])
}

const answer = (world: World, stores: readonly unknown[]) =>
  world.fault({ endpoint: 'listStores', status: 200, body: { data: { stores } } })

test('the menu leads to the stations; a member finds those of a town by its name, without her position @STO-1', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await world.signIn(page, 'verified')
  await page.goto('/perks')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Stations' }).click()
  await expect(page).toHaveURL('/stores')
  await expect(items(page)).toHaveCount(20)
  await expect(items(page).first()).toContainText('Petrol 95 €1.619/l')
  await expect(items(page).first()).toContainText('Prices as of')
  // Near what, nobody knows yet.
  await expect(items(page).getByText(/\d\s(?:m|km)\b/)).toHaveCount(0)
  await expectAccessible(page)
  await search(page).fill('coolderry')
  await expect(names(page)).toHaveText([/Forest Gate$/, /Old Saw Mill$/])
  await expect.poll(async () => (await world.calls('listStores')).at(-1)?.query.q).toEqual(['coolderry'])
  await search(page).fill('atlantis')
  await expect(page.getByText('No stores match.')).toBeVisible()
  await expectAccessible(page)
  // Nobody has asked for their position.
  for (const { query } of await world.calls('listStores')) expect(query).not.toHaveProperty('lat')
})

test('near her the nearest station comes first, and the platform learns of her position to about 100 metres @STO-1', {
  tag: '@gate',
}, async ({ page, context, world }) => {
  await allow(context, 53.123_456, -8.951_234)
  await world.signIn(page, 'verified')
  await open(page)
  await expect(nearMe(page)).toHaveAccessibleDescription(/^Your browser asks you first\./)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/[?&]lat=/, async (route) => {
    await held
    await route.continue()
  })
  await nearMe(page).click()
  // The nearest of those that are here may not be the nearest of the club: the platform's answer is waited for.
  await expect(nearMe(page)).toHaveAttribute('aria-busy', 'true')
  await expect(names(page).first()).toHaveText('Harbour Road')
  await expect(page.getByText('Nearest first')).toHaveCount(0)
  letGo()
  await expect(page.getByText('Nearest first')).toBeVisible()
  await expect(names(page).first()).toHaveText('Kilbrae North')
  const far = await items(page).locator('p').filter({ hasText: / · / }).allInnerTexts()
  const metres = far.map((text) => Number.parseFloat(text) * (/^\S+\sk/.test(text) ? 1000 : 1))
  expect(metres.length).toBeGreaterThan(10)
  expect(metres).toEqual(metres.toSorted((one, other) => one - other))
  const { query } = (await world.calls('listStores')).at(-1) ?? {}
  expect(query).toMatchObject({ lat: ['53.123'], lng: ['-8.951'] })
  await expectAccessible(page)
  // What the next page of this tab finds tells nobody where she was.
  await page.goto('/perks')
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toMatch(/53\.123(?!\d)|53\.1234/)
})

test('a member finds the cheapest of a fuel, then the nearest that have it, and what is open now @STO-1', async ({
  page,
  context,
  world,
}) => {
  await allow(context, 53.1, -8.9)
  const everyDay = (from: string, to: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from, to }))
  const station = (id: string, price: number, metres: number, opening: readonly object[]) => ({
    ...{ id, name: `Station ${id}`, lat: 53.1 + metres / 111_195, lng: -8.9, opening },
    fuel_prices: [{ name: id === 'D' ? 'LPG' : 'Diesel', price }],
  })
  await answer(world, [
    station('A', 1.7, 100, everyDay('00:00', '24:00')),
    station('B', 1.6, 3000, everyDay('00:00', '00:01')),
    station('C', 1.65, 2000, everyDay('00:00', '24:00')),
    station('D', 0.9, 50, everyDay('00:00', '24:00')),
  ])
  await world.signIn(page, 'verified')
  await open(page)
  await filter(page, 'Diesel').click()
  await expect(filter(page, 'Diesel')).toHaveAttribute('aria-pressed', 'true')
  await expect(names(page)).toHaveText(['Station B', 'Station C', 'Station A'])
  await expect(page.getByText('Cheapest first', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Nearest first' })).toHaveCount(0)
  await nearMe(page).click()
  await expect(items(page).first()).toContainText('3 km')
  await page.getByRole('radio', { name: 'Nearest first' }).check()
  await expect(page.getByRole('radio', { name: 'Nearest first' })).toBeChecked()
  await expect(names(page)).toHaveText(['Station A', 'Station C', 'Station B'])
  await page.keyboard.press('ArrowLeft')
  await expect(names(page)).toHaveText(['Station B', 'Station C', 'Station A'])
  await expectAccessible(page)
  await filter(page, 'Open now').click()
  await expect(names(page)).toHaveText(['Station C', 'Station A'])
  // Another fuel takes the place of the first.
  await filter(page, 'LPG').click()
  await expect(names(page)).toHaveText(['Station D'])
  await search(page).fill('station a')
  await expect(page.getByText('No stores match these filters.')).toBeVisible()
  await filter(page, 'Show all stores').click()
  await expect(names(page)).toHaveText(['Station A'])
  expect(await outOfPlace(page)).toEqual([])
})

test('a member who refuses reads what she can do, and searches by town @STO-1', async ({
  page,
  context,
  world,
}) => {
  await context.clearPermissions()
  await world.signIn(page, 'verified')
  await open(page)
  await nearMe(page).click()
  await expect(page.getByText('Your browser doesn’t share your location with this page.')).toBeVisible()
  await expectAccessible(page)
  await search(page).fill('kilbrae')
  await expect(items(page)).toHaveCount(5)
})

test('her favourite station stays first after a reload and in another tab, until she signs out @STO-1', async ({
  page,
  context,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await world.signIn(page, 'verified')
  await open(page)
  const star = (tab: Page, name: string) => tab.getByRole('button', { name: `Favorite store: ${name}` })
  await star(page, 'Abbey Corner').click()
  await expect(names(page).first()).toHaveText('Abbey Corner')
  await page.reload()
  await expect(names(page).first()).toHaveText('Abbey Corner')
  await expect(star(page, 'Abbey Corner')).toHaveAttribute('aria-pressed', 'true')
  await expect(items(page).first()).toContainText('Petrol 95')
  const tab = await context.newPage()
  await world.enter(tab, 'fuel')
  await open(tab)
  await expect(names(tab).first()).toHaveText('Abbey Corner')
  await star(tab, 'Abbey Corner').click()
  await expect(names(tab).first()).toHaveText('Harbour Road')
  await expect(names(page).first()).toHaveText('Harbour Road')
  // One that the first page of the list does not have.
  await search(page).fill('island pump')
  await star(page, 'Island Pump').click()
  await page.reload()
  await expect(names(page).first()).toHaveText('Island Pump')
  await expect(names(page).nth(1)).toHaveText('Harbour Road')
  await expect(names(page).filter({ hasText: 'Island Pump' })).toHaveCount(1)
  const kept = () =>
    page.evaluate(
      (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length,
      favouriteStoreKey(''),
    )
  expect(await kept()).toBe(1)
  await tab.close()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  expect(await kept()).toBe(0)
})

test('a club whose platform answers 404 lists none: a calm sentence, no entry in the menu, no further call @STO-1', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await world.fault({ endpoint: 'listStores', status: 404, body: { error: { message: 'No such thing.' } } })
  await world.signIn(page, 'verified')
  const entry = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Stations' })
  await page.goto('/perks')
  await entry.click()
  await expect(page.getByText('This club doesn’t list its stores here.')).toBeVisible()
  await expect(entry).toHaveCount(0)
  await expect(page.getByText('No such thing.')).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/perks')
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Perks' }),
  ).toBeVisible()
  await expect(entry).toHaveCount(0)
  await page.goto('/stores')
  await expect(page.getByText('This club doesn’t list its stores here.')).toBeVisible()
  expect(await world.calls('listStores')).toHaveLength(1)
})

test('in Bulgarian on a narrow phone the day on which a shop opens again is read in full, whichever it is @STO-1 @D1', async ({
  page,
  world,
}) => {
  // Each is open on one day of the week: on any day at least six name the day on which they open.
  const stores = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    ...{ id: `s${day}`, name: `Магазин ${day}`, opening: [{ day, from: '08:00', to: '08:01' }] },
  }))
  await world.signIn(page, 'verified', 'grocer')
  await answer(world, stores)
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page)
  const named = items(page).getByText(/Отваря: \p{L}+ 08:00/u)
  await expect.poll(() => named.count()).toBeGreaterThanOrEqual(6)
  expect(await outOfPlace(page)).toEqual([])
})

test('on a device that draws no map a sentence says so, and the list stays @STO-2', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await open(page)
  await show(page, 'Map')
  await expect(page.getByText('The map didn’t load.')).toBeVisible()
  await expect(items(page)).toHaveCount(20)
  await show(page, 'List')
  await expect(page.getByText('The map didn’t load.')).toHaveCount(0)
})

test('the keyboard alone searches, chooses a favourite, opens the hours and reaches the maps @STO-1', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await open(page)
  await search(page).focus()
  await page.keyboard.type('quay')
  await expect(names(page)).toHaveText([/Quay Street$/])
  await page.keyboard.press('Tab')
  await expect(nearMe(page)).toBeFocused()
  for (const name of ['Open now', 'Petrol 95', 'Diesel', 'Petrol 98']) {
    await page.keyboard.press('Tab')
    await expect(filter(page, name)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'List' })).toBeFocused()
  await page.keyboard.press('Tab')
  const star = page.getByRole('button', { name: 'Favorite store: Quay Street' })
  await expect(star).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(star).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(hoursOf(page, 'Monday')).toHaveText('06:00–23:00')
  // Today is one of them.
  await expect(items(page).locator('[aria-current=date]')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Open in maps/ })).toBeFocused()
})

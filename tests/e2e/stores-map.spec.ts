import type { Page } from 'playwright/test'
import { chromiumArguments, findChromium } from '../support/chromium.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { outOfPlace } from './models/out-of-place.ts'

const executablePath = findChromium()

// A map is drawn by WebGL, here in software; the other journeys have none.
test.use({
  launchOptions: {
    args: [...chromiumArguments(), '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    ...(executablePath ? { executablePath } : {}),
  },
})

const station = {
  id: 'map-1',
  name: 'Old Quay',
  street: '1 Quay Street',
  city: 'Kilbrae',
  lat: 53.1,
  lng: -8.9,
  opening: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '06:00', to: '22:00' })),
  fuel_prices: [{ name: 'Diesel', price: 1.599 }],
}

const open = async (page: Page) => {
  await page.goto('/stores')
  await expect(page.getByRole('heading', { level: 2, name: station.name })).toHaveCount(1)
}

const show = (page: Page, view: 'List' | 'Map') => page.getByRole('radio', { name: view }).check()
const mapOf = (page: Page) => page.getByRole('region', { name: 'Map' })

/** Presses the middle of the map until the window of a station opens: tiles and circles come by themselves. */
const press = (page: Page, name: string) =>
  expect(async () => {
    await mapOf(page).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible({ timeout: 500 })
  }).toPass()

test('a member changes to the map, presses a station on it, and is shown the way; nothing of a map comes before @STO-2', async ({
  page,
  world,
}) => {
  await world.fault({ endpoint: 'listStores', status: 200, body: { data: { stores: [station] } } })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await world.signIn(page, 'verified')
  await open(page)
  const ofMap = () => asked.filter((address) => /map-style|\/maplibre|\/store-map/.test(address))
  expect(ofMap()).toEqual([])
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
  await show(page, 'Map')
  await expect(page.getByRole('radio', { name: 'Map' })).toBeChecked()
  await expect(page.getByRole('link', { name: /^Invented land/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: station.name })).toHaveCount(0)
  expect(ofMap().length).toBeGreaterThan(1)
  await press(page, station.name)
  const sheet = page.getByRole('dialog', { name: station.name })
  await expect(sheet).toContainText('1 Quay Street')
  await expect(sheet).toContainText('Diesel €1.599/l')
  await expect(sheet.locator('[aria-current=date]')).toContainText('06:00–22:00')
  await expect(sheet.getByRole('link', { name: /^Open in maps/ })).toHaveAttribute('href', /53\.1.*-8\.9/)
  const star = sheet.getByRole('button', { name: `Favorite store: ${station.name}` })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  expect(await outOfPlace(page)).toEqual([])
  // The step back closes the window, and the map is there as it was.
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/stores')
  await expect(mapOf(page)).toBeVisible()
  await show(page, 'List')
  await expect(mapOf(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: station.name })).toHaveCount(1)
})

test('what a search has found lies in the middle of the map, also when the member is far from it @STO-2', async ({
  page,
  context,
  world,
}) => {
  await context.setGeolocation({ latitude: 51.9, longitude: -8.4 })
  await context.grantPermissions(['geolocation'])
  const far = { ...station, id: 'map-2', name: 'North Head', street: '', city: 'Torr', lat: 55.2, lng: -7.2 }
  await world.fault({ endpoint: 'listStores', status: 200, body: { data: { stores: [station, far] } } })
  await world.signIn(page, 'verified')
  await open(page)
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByText('Nearest first')).toBeVisible()
  await show(page, 'Map')
  await page.getByLabel('Search by name or city').fill('torr')
  await press(page, far.name)
})

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
}

const open = async (page: Page) => {
  await page.goto('/stores')
  await expect(page.getByRole('heading', { level: 2, name: station.name })).toHaveCount(1)
}

test('a member opens the map, presses a station on it, and is shown the way; nothing of a map comes before @STO-2', async ({
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
  const button = page.getByRole('button', { name: 'Map', exact: true })
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('link', { name: /^Invented land/ })).toBeVisible()
  expect(ofMap().length).toBeGreaterThan(1)
  const map = page.getByRole('region', { name: 'Map' })
  const chosen = page.getByRole('status').filter({ hasText: station.name })
  await expect(async () => {
    await map.click()
    await expect(chosen).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(chosen).toContainText('1 Quay Street')
  await expect(chosen.getByRole('link', { name: /^Open in maps/ })).toHaveAttribute('href', /53\.1.*-8\.9/)
  // Her favourite comes first in the list; the map stays as it is.
  const star = chosen.getByRole('button', { name: `Favorite store: ${station.name}` })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  expect(await outOfPlace(page)).toEqual([])
  await button.click()
  await expect(map).toHaveCount(0)
})

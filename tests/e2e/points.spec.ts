import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { itemsOf, section } from './models/dashboard.ts'
import { openBeforeIsland } from './models/first-content.ts'
import { expectStill, watchShifts } from './models/shifts.ts'
import { movements } from './models/transactions.ts'

const months = (page: Page) => page.locator('main tr[data-group]')

test('the months stand there before the island has come, and nothing moves when it has @PTS-1 @FST-1', async ({
  page,
  world,
}) => {
  await watchShifts(page)
  await world.signIn(page, 'verified')
  const release = await openBeforeIsland(page, '/transactions', 'transactions.island')
  const first = page.locator('main h2:visible').first()
  await expect(first).toHaveText(/^[A-Z][a-z]+ \d{4}$/)
  const drawn = await page.locator('main h2:visible').allTextContents()
  release()
  await expect(movements(page).first()).toBeVisible()
  await expect(months(page).first()).toContainText('Earned')
  expect(await page.locator('main h2:visible').allTextContents()).toEqual(drawn)
  await expectStill(page)
})

test('active coupons stand first on the dashboard, each with its clock @PTS-1 @DSH-1', async ({
  page,
  world,
}) => {
  const soon = Date.now() / 1000 + 200
  const coupons = [
    ...[1, 2, 3, 4].map((id) => ({ id, name: `Tea ${id}`, activated: false })),
    { id: 5, name: 'Croissant', activated: true, user_coupon_id: 1, code: 'A', expiration_at: soon },
  ]
  await watchShifts(page)
  await world.fault({ endpoint: 'listCoupons', body: { data: { coupons } } })
  await world.signIn(page, 'verified')
  const release = await openBeforeIsland(page, '/', 'dashboard.island')
  const links = page.locator('main a[href^="/coupon/"]:visible')
  await expect(links.first()).toHaveText('Croissant')
  release()
  const items = itemsOf(section(page, 'Popular coupons'))
  await expect(items.first()).toContainText(/Active\d:\d\d/)
  await expect(items.first()).toContainText('Croissant')
  await expect(items).toHaveCount(4)
  await expectStill(page)
})

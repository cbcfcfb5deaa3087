import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { openBeforeIsland } from './models/first-content.ts'
import { expectStill, watchShifts } from './models/shifts.ts'
import { movements } from './models/transactions.ts'

const months = (page: Page) => page.locator('#content tr[data-group]')

test('the months stand there before the island has come, and nothing moves when it has @PTS-1 @FST-1', async ({
  page,
  world,
}) => {
  await watchShifts(page)
  await world.signIn(page, 'verified')
  const release = await openBeforeIsland(page, '/transactions', 'transactions.island')
  const first = page.locator('#content h2:visible').first()
  await expect(first).toHaveText(/^[A-Z][a-z]+ \d{4}$/)
  const drawn = await page.locator('#content h2:visible').allTextContents()
  release()
  await expect(movements(page).first()).toBeVisible()
  await expect(months(page).first()).toContainText('Earned')
  expect(await page.locator('#content h2:visible').allTextContents()).toEqual(drawn)
  await expectStill(page)
})

import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { openDashboard, section } from './models/dashboard.ts'
import { openReward } from './models/rewards.ts'

const goal = (page: Page) => section(page, 'My goal')

/** Makes a reward the member's goal and goes home. */
const pin = async (page: Page, id: string, name: string) => {
  await openReward(page, id, name)
  await page.getByRole('button', { name: 'Make it my goal' }).click()
  await expect(page.getByRole('button', { name: 'Remove my goal' })).toBeVisible()
  await openDashboard(page)
}

test('a member makes a reward her goal and reads at home how far it is, at her pace, and what lapses before @PTS-2', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await pin(page, 'toolbox', 'Toolbox, 86 pieces')
  await expect(goal(page)).toContainText('8,249.5 points to go')
  await expect(page.getByRole('progressbar', { name: 'Toolbox, 86 pieces' })).toBeVisible()
  await expect(goal(page)).toContainText(/About \d[\d,]*\sweeks at your pace over the last 90 days/)
  await expect(goal(page)).toContainText(/\d\spoints expire before you get there/)
  await expectAccessible(page)
  await goal(page).getByRole('link', { name: 'Toolbox, 86 pieces' }).click()
  await expect(page).toHaveURL('/reward/toolbox')
  await page.getByRole('button', { name: 'Remove my goal' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make it my goal' }).click()
  await page.goBack()
  await goal(page).getByRole('button', { name: 'Remove my goal' }).click()
  await expect(goal(page)).toHaveCount(0)
})

test('the goal is hers alone: it goes when she signs out @PTS-2 @OFF-2', async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await pin(page, 'toolbox', 'Toolbox, 86 pieces')
  await expect(goal(page)).toBeVisible()
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('goal')))
  expect(await kept()).toHaveLength(1)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(kept).toEqual([])
})

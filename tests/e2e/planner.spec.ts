import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { openDashboard, section } from './models/dashboard.ts'
import { openReward } from './models/rewards.ts'

const day = 86_400
const goal = (page: Page, name = 'My goal') => section(page, name)

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
  await expect(goal(page)).toContainText(/About \d[\d,]*\sweeks at your pace of the last 90 days/)
  await expect(goal(page)).toContainText(/\d\spoints expire on the way/)
  await expectAccessible(page)
  await goal(page).getByRole('link', { name: 'Toolbox, 86 pieces' }).click()
  await expect(page).toHaveURL('/reward/toolbox')
  await page.getByRole('button', { name: 'Remove my goal' }).click()
  await expectAccessible(page)
  await page.goBack()
  await expect(goal(page)).toHaveCount(0)
})

test('without enough history nothing is said of the time, and the reason is @PTS-2', async ({
  page,
  world,
}) => {
  const at = Date.now() / 1000
  const transactions = [1, 2, 3, 4].map((id) => ({ id, at: at - id * day, description: 'Fuel', points: 900 }))
  await world.fault({ endpoint: 'listTransactions', body: { data: { transactions } } })
  await world.signIn(page, 'verified')
  await pin(page, 'toolbox', 'Toolbox, 86 pieces')
  await expect(goal(page)).toContainText('There is not enough history yet')
  await expect(goal(page)).not.toContainText('About')
})

test('a goal that is reached, and one that is out of stock, promise no more than that @PTS-2', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await pin(page, 'mug', 'Enamel travel mug')
  await expect(goal(page)).toContainText('You have enough points.')
  await pin(page, 'lantern', 'Camping lantern')
  await expect(goal(page)).toContainText('This reward is out of stock.')
  await goal(page).getByRole('button', { name: 'Remove my goal' }).click()
  await expect(goal(page)).toHaveCount(0)
})

test('she reads what she can have with what would lapse, never more than there is @PTS-2', async ({
  page,
  world,
}) => {
  const rewards = [
    { id: 'a', name: 'Apron', points: 5000, stock: 1, fulfilment: ['pickup'] },
    { id: 'b', name: 'Bag', points: 11_000, stock: 0, fulfilment: ['pickup'] },
    { id: 'c', name: null, points: null, stock: null, fulfilment: null },
    { id: 'd', name: 'Dear', points: '99999900', stock: '5', fulfilment: ['pickup'] },
  ]
  await world.fault({ endpoint: 'listRewards', body: { data: { rewards } } })
  await world.signIn(page, 'verified')
  await pin(page, 'toolbox', 'Toolbox, 86 pieces')
  await expect(goal(page)).toContainText('With the 120 points that would expire you can have: Apron')
  await expect(goal(page)).not.toContainText('×')
})

test('the goal is hers alone: it goes when she signs out @PTS-2 @OFF-2', async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await pin(page, 'mug', 'Enamel travel mug')
  await expect(goal(page)).toBeVisible()
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('goal')))
  expect(await kept()).toHaveLength(1)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect.poll(kept).toEqual([])
})

test('a member of the Bulgarian club plans in her language @PTS-2 @WHL-3', async ({ page, world }) => {
  await world.signIn(page, 'verified', 'grocer')
  await page.goto('/reward/pots')
  await page.getByRole('button', { name: 'Избиране за моя цел' }).click()
  await openDashboard(page)
  await expect(goal(page, 'Моята цел')).toContainText(/Остават [\d\s,]+\sточки/)
  await expectAccessible(page)
})

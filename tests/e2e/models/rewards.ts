import { expect, type Locator, type Page } from 'playwright/test'

/** The card of a reward in the catalogue. */
export const card = (page: Page, name: string): Locator =>
  page.locator('li[data-item]').filter({ has: page.getByRole('heading', { level: 2, name }) })

/** Opens the catalogue and waits for its first card. */
export const openRewards = async (page: Page): Promise<void> => {
  await page.goto('/rewards')
  await expect(page.locator('li[data-item]').first()).toBeVisible()
}

/** The button of a reward's own screen, by the words that begin it. */
export const chooseButton = (page: Page, words = 'Get this reward'): Locator =>
  page.getByRole('article').getByRole('button', { name: words })

/** Opens a reward and waits for what is told of it. */
export const openReward = async (page: Page, id: string, name: string): Promise<void> => {
  await page.goto(`/reward/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** The redeem dialog, whatever it asks. */
export const dialog = (page: Page): Locator => page.getByRole('dialog')

/** Presses the button of the reward that is open. */
export const begin = async (page: Page): Promise<void> => {
  await chooseButton(page).and(page.locator(':not([aria-disabled])')).click()
  await expect(dialog(page)).toBeVisible()
}

/** Goes from the choice to the question. */
export const goOn = async (page: Page): Promise<void> => {
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog', { name: 'Redeem this reward?' })).toBeVisible()
}

/** Agrees to the question. */
export const agree = (page: Page): Promise<void> =>
  dialog(page).getByRole('button', { name: 'Redeem', exact: true }).click()

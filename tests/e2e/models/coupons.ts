import { expect, type Locator, type Page } from 'playwright/test'

/** The tile of the coupon whose name is, or begins with, the given words. */
export const tile = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) })

/** The button on a tile, whatever it says. */
export const actionOf = (scope: Locator): Locator => scope.getByRole('button')

/** Opens the list and waits for its first tile. */
export const openCoupons = async (page: Page): Promise<void> => {
  await page.goto('/coupons')
  await expect(page.locator('li[data-item]').first()).toBeVisible()
}

/** The question before an activation. */
export const question = (page: Page): Locator => page.getByRole('dialog', { name: 'Activate this coupon?' })

/** Presses a tile's button and agrees. */
export const activate = async (page: Page, name: string): Promise<void> => {
  await actionOf(tile(page, name)).click()
  await question(page).getByRole('button', { name: 'Activate' }).click()
}

/** The view of a code that is held up at the till. */
export const atTill = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Hold the code up to the scanner' })

/** Puts the code down: the page below is there again. */
export const putDown = async (page: Page): Promise<void> => {
  await atTill(page).getByRole('button', { name: 'Done' }).click()
  await expect(atTill(page)).toBeHidden()
}

/** Opens an active coupon of the list, and puts down the code that stands above its page. */
export const openActive = async (page: Page, name: string): Promise<void> => {
  await actionOf(tile(page, name)).click()
  await putDown(page)
}

import { expect, type Locator, type Page } from 'playwright/test'

/** The movements that are on the page, the head of the table aside. */
export const movements = (page: Page): Locator => page.locator('#content tr[data-item]')

/** Opens the history and waits for its first row. */
export const openTransactions = async (page: Page): Promise<void> => {
  await page.goto('/transactions')
  await expect(movements(page).first()).toBeVisible()
}

/** Scrolls to the end of what is there, until so many rows have come. */
export const scrollUntil = async (page: Page, rows: number): Promise<void> => {
  await expect(async () => {
    await movements(page).last().scrollIntoViewIfNeeded()
    expect(await movements(page).count()).toBeGreaterThanOrEqual(rows)
  }).toPass()
}

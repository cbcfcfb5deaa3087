import { expect, type Locator, type Page } from 'playwright/test'

/** A section of the dashboard by its heading. */
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name })

/** The items that a section shows, except the rows of its skeleton. */
export const itemsOf = (part: Locator): Locator => part.getByRole('listitem')

/** Opens the dashboard and waits until it greets. */
export const openDashboard = async (page: Page): Promise<void> => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: /, / })).toBeVisible()
}

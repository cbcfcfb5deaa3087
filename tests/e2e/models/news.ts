import { expect, type Locator, type Page } from 'playwright/test'

/** The messages that are on the page. */
export const messages = (page: Page): Locator => page.locator('#content li[data-item]')

/** Opens the news and waits for the first message. */
export const openNews = async (page: Page): Promise<void> => {
  await page.goto('/news')
  await expect(messages(page).first()).toBeVisible()
}

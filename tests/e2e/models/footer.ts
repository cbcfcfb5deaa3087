import type { Locator, Page } from 'playwright/test'
import { expect } from '../fixtures.ts'

/** Goes down to the footer of a page that has come; it comes to life when it is near. */
export const openFooter = async (page: Page): Promise<Locator> => {
  await expect(page.locator('main [aria-busy="true"]:visible')).toHaveCount(0)
  await expect(page.locator('main h1:visible')).toHaveCount(1)
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }))
  return page.getByRole('contentinfo')
}

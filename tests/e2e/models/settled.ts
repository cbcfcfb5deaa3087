import type { Page } from 'playwright/test'
import { expect } from '../fixtures.ts'
import { stillness } from './accessible.ts'

/** The page has come to rest: its words, its data, its letters, and nothing that moves. */
export const settle = async (page: Page): Promise<void> => {
  await expect(page.locator('html:not([data-words="pending"])')).toBeAttached()
  await expect(page.locator('main h1:visible')).toHaveCount(1)
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await stillness(page)
}

import type { Locator, Page } from 'playwright/test'
import { expect } from '../fixtures.ts'

/** Unfolds what is folded of the footer on a phone. */
const unfold = async (footer: Locator): Promise<void> => {
  for (const title of await footer.locator('summary').all())
    if (!(await title.evaluate(({ parentElement: column }) => column?.hasAttribute('open'))))
      await title.click()
}

/** Goes down to the footer of a page that has come, which comes to life when it is near, and unfolds it. */
export const openFooter = async (page: Page): Promise<Locator> => {
  await expect(page.locator('#content [aria-busy="true"]:visible')).toHaveCount(0)
  await expect(page.locator('#content h1:visible')).toHaveCount(1)
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }))
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('combobox')).toBeVisible()
  await unfold(footer)
  return footer
}

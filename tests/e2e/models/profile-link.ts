import type { Locator, Page } from 'playwright/test'

/** The link to the profile that is shown: in the header, or in the bar of a phone. Only a member has one. */
export const profileLink = (page: Page): Locator =>
  page.locator('header a[href="/profile"], body > nav a[href="/profile"]').filter({ visible: true })

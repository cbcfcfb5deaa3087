import type { Page } from 'playwright/test'

/** Does what brings another page, such as a sign-in, and waits until that page is there: who leaves before meets both. */
export const untilNextPage = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const arrival = page.waitForEvent('load')
  await act()
  await arrival
}

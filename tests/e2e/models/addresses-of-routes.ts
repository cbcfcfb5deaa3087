import type { Page } from 'playwright/test'
import type { Route } from '#lib/routes.ts'

const known: Record<string, string> = {
  '/page/{id}': 'help',
  '/news-article/{id}': 'opening',
  '/consent/{id}': 'terms',
}

/** An address of the fuel club that shows something on a route; for a coupon its list is opened. */
export const openAddress = async (page: Page, { path }: Route): Promise<string> => {
  if (path !== '/coupon/{id}') return path.replace('{id}', known[path] ?? '1')
  await page.goto('/coupons')
  return (await page.locator('main a[href^="/coupon/"]').first().getAttribute('href')) ?? ''
}

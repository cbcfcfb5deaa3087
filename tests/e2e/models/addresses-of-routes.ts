import type { Page } from 'playwright/test'
import type { Route } from '#lib/routes.ts'

/** An item that each club of the demo has, by its route. */
const items: Readonly<Record<string, string>> = {
  '/page/{id}': 'help',
  '/news-article/{id}': 'opening',
  '/consent/{id}': 'terms',
}

/** The lists that lead to an item whose id differs from club to club. */
const lists: Readonly<Record<string, string>> = {
  '/coupon/{id}': '/coupons',
  '/reward/{id}': '/rewards',
  '/delivery-address/{id}': '/delivery-addresses',
}

/** Returns an address that shows something on a route; where ids differ from club to club the list is opened. */
export const openAddress = async (page: Page, { path }: Route): Promise<string> => {
  const list = lists[path]
  if (!list) return path.replace('{id}', items[path] ?? '1')
  await page.goto(list)
  const first = page.locator(`#content a[href^="${path.replace('{id}', '')}"]`).first()
  return (await first.getAttribute('href')) ?? ''
}

import type { BrowserContext, Page } from 'playwright/test'
import { tenantKey } from '#lib/browser/storage-keys.ts'
import { expect, type World } from '../fixtures.ts'
import { makeAnswersStale } from './stored-answers.ts'

/** For what many tabs show at once, or slow ones. */
export const patient = { timeout: 200_000 }

const rows = (page: Page) => page.locator('#content a[href^="/coupon/"]')

/** Opens so many tabs of a member whose token has just expired; none shows anything of the club yet. */
export const openTabs = async (context: BrowserContext, page: Page, world: World, count: number) => {
  await world.signIn(page, 'verified')
  // Each tab knows the club, and asks for what it shows.
  await context.addInitScript((key) => {
    // A blank page has no storage.
    if (location.protocol !== 'about:') sessionStorage.setItem(key, 'fuel')
  }, tenantKey)
  await makeAnswersStale(context)
  const others = await Promise.all(Array.from({ length: count - 1 }, () => context.newPage()))
  await world.controls.post('/expire-access')
  await world.controls.delete('/log')
  return [page, ...others]
}

/** All tabs show what is the member's, for one refresh and no used token. */
export const expectOneRefresh = async (world: World, tabs: readonly Page[]) => {
  // On a slow machine an answer may come after the portal’s limit; the list then offers another try. Whoever presses it
  // waits for nothing: it may be gone, or busy, by then.
  for (const tab of tabs)
    await tab.addLocatorHandler(
      tab.getByRole('main').getByRole('button', { name: 'Try again' }),
      (again) => again.evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).click())),
      { noWaitAfter: true },
    )
  await Promise.all(tabs.map((tab) => expect(rows(tab).first()).toBeVisible(patient)))
  for (const tab of tabs) await expect(tab.locator('html[data-session="member"]')).toBeAttached()
  expect((await world.calls('refreshSession')).map(({ status }) => status)).toEqual([200])
}

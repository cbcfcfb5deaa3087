import type { Page } from 'playwright/test'
import { expect, type World } from '../fixtures.ts'

/** Opens the link of the last mail to an address, as a press in the mail does. */
export const openMailedLink = async (page: Page, world: World, email: string): Promise<void> => {
  const { link = '' } = await world.lastMail(email)
  const { pathname, search } = new URL(link ?? '')
  await page.goto(pathname + search)
}

/** Nothing on this page, in its history entry or in what it has asked for shows the token of the last mail. */
export const expectTokenGone = async (page: Page, world: World, email: string): Promise<void> => {
  const { token } = await world.lastMail(email)
  expect(token).toBeTruthy()
  await expect(page).not.toHaveURL(/token/)
  const { here, state, referrer } = await page.evaluate(() => ({
    here: location.href,
    state: JSON.stringify(history.state),
    referrer: document.referrer,
  }))
  expect(here + state + referrer).not.toContain(String(token))
}

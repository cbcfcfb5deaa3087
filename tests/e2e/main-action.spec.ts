import type { Page } from 'playwright/test'
import { contrast } from '#lib/design/readable.ts'
import { demoClubs } from '#sandbox/tenants.ts'
import { parseRgb } from '#support/rgb.ts'
import { expect, test } from './fixtures.ts'

/** Screens on which a member acts, each with its parts beside the content. A list of coupons has a button in each of its rows. */
const screens = [
  ...['/', '/rewards', '/perks', '/card', '/stores', '/transactions', '/news'],
  ...['/profile', '/profile-edit', '/promo-code', '/account-access', '/delivery-addresses'],
]

/** The words on all links and buttons of the content and beside it that are filled with a colour told from the page's. */
const filled = async (page: Page): Promise<readonly string[]> => {
  const seen = await page.evaluate(() => {
    const ground = (element: Element) => getComputedStyle(element).backgroundColor
    return [...document.querySelectorAll<HTMLElement>(':is(main, aside, [data-aside]) :is(a, button)')]
      .filter((press) => press.checkVisibility())
      .map((press) => [press.innerText, ground(press), ground(document.body)] as const)
  })
  return seen.flatMap(([words, ground, under]) => {
    const [own, page] = [parseRgb(ground), parseRgb(under)]
    return own && page && contrast(own, page) >= 3 ? [words] : []
  })
}

for (const { id: club } of demoClubs)
  test(`a member of ${club} finds at most one filled button on a screen, with the offers beside it @WHL-2`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await world.signIn(page, 'verified', club)
    for (const path of screens)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.locator('main [aria-busy="true"]:visible')).toHaveCount(0)
        await expect(page.getByRole('complementary').getByRole('listitem').first()).toBeVisible()
        expect((await filled(page)).length, (await filled(page)).join(', ')).toBeLessThanOrEqual(1)
      })
  })

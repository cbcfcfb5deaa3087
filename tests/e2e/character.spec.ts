import type { Locator } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { openCoupons } from './models/coupons.ts'
import { expectStill, watchShifts } from './models/shifts.ts'

/** The place of what is on the page, in CSS pixels. */
const placeOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('it has no place')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

test('the card of a member has a ripple of its club in a corner that no words reach @PRF-4 @WHL-1', async ({
  page,
  world,
}) => {
  await watchShifts(page)
  await world.signIn(page, 'verified', 'pharmacy')
  for (const width of [390, 320, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/card')
    const name = page.getByText('Marie-Emmanuelle Vandenbroucke', { exact: true }).locator('visible=true')
    await expect(page.locator('#content').getByRole('img').first()).toBeVisible()
    const holder = name.locator('..')
    await expect(holder).toHaveCSS('background-image', /radial-gradient\(circle at 100% 0/)
    const [words, card] = [await placeOf(name), await placeOf(holder)]
    // The ripple ends 55 px from the corner; the words have their own padding beside it.
    const inner = await name.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingRight))
    expect(card.right - (words.right - inner)).toBeGreaterThanOrEqual(55)
  }
  await expectStill(page)
})

test('a coupon’s ribbon stands above its name on its own screen, and nothing lies over its picture @CPN-8', async ({
  page,
  world,
}) => {
  await watchShifts(page)
  await world.signIn(page, 'verified')
  await openCoupons(page)
  await page.getByRole('link', { name: 'Full tank Friday: 15 cents off' }).click()
  // The list has such a ribbon too.
  const title = page.locator('#content h1:visible')
  await expect(title).toHaveText('Full tank Friday: 15 cents off')
  const ribbon = page.locator('#content').getByText('Five days left', { exact: true }).locator('visible=true')
  await expect(ribbon).toBeVisible()
  await expect(page.locator('#content').getByRole('button', { name: /^Activate/ })).toBeVisible()
  const [picture, tag, name] = [
    await placeOf(page.locator('#content [data-area=picture]').locator('visible=true')),
    await placeOf(ribbon),
    await placeOf(title),
  ]
  expect(tag.y).toBeGreaterThanOrEqual(picture.bottom)
  expect(tag.bottom).toBeLessThanOrEqual(name.y)
  await expectStill(page)
})

test('the links to all of a section stand beside its heading, however long that is @DSH-1', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified', 'pharmacy')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const sections = page.locator('#content section[data-item]')
    await expect(sections).toHaveCount(4)
    for (const section of await sections.all()) {
      const [title, link] = [
        await placeOf(section.getByRole('heading').first()),
        await placeOf(section.getByRole('link').first()),
      ]
      expect(link.x).toBeGreaterThanOrEqual(title.right)
    }
  }
})

test('the phone numbers of a member come without moving the footer @PRF-3', async ({ page, world }) => {
  await watchShifts(page)
  await world.signIn(page, 'verified')
  await world.fault({ endpoint: 'listIdentities', delay_ms: 600 })
  await page.goto('/account-access')
  await expect(page.locator('#content li').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
  await expectStill(page)
})

import type { Locator } from 'playwright/test'
import { expect, test } from './fixtures.ts'

/** The place of what is on the page, in CSS pixels. */
const placeOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('it has no place')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

test('a member of a club with long words finds every entry of the menu in the window of a desktop @FRM-3 @WHL-3', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await world.signIn(page, 'verified', 'pharmacy')
  await page.goto('/profile')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await expect(menu.getByRole('link')).toHaveCount(8)
  const list = menu.getByRole('list')
  const [shown, whole] = await list.evaluate((element) => [element.clientWidth, element.scrollWidth])
  expect(whole).toBeLessThanOrEqual(shown ?? 0)
  const room = await placeOf(list)
  for (const link of await menu.getByRole('link').all()) {
    const { right } = await placeOf(link)
    expect(right).toBeLessThanOrEqual(room.right)
    const [high, needed] = await link.evaluate((element) => [element.clientHeight, element.scrollHeight])
    expect(needed).toBeLessThanOrEqual(high ?? 0)
  }
})

test('the links to all of a section stand beside its heading, however long that is @DSH-1', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified', 'pharmacy')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const sections = page.locator('main section[data-item]')
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

import type { Locator } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const widthOf = async (locator: Locator): Promise<number> =>
  Math.round((await locator.boundingBox())?.width ?? 0)

test('on a wide screen header, menu, content and footer are 1140 px wide, and terms scroll within 500 px @WHL-7 @RTE-9', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/reward/flask')
  const picture = page.locator('main [data-area=picture]')
  const name = page.locator('main [data-area=head]')
  await expect(name).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Main menu' }).locator('xpath=..')
  const bar = page.getByRole('banner').locator('> div')
  const content = page.locator('[data-layout]')
  for (const part of [bar, menu, content]) expect(await widthOf(part)).toBe(1140)
  // Below 1280 px nothing but the margins gives way; below 1140 the content takes the whole window.
  for (const width of [1280, 1279, 1140, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    const room = await page.evaluate(() => document.body.clientWidth)
    for (const part of [bar, menu, content]) expect(await widthOf(part)).toBe(Math.min(room, 1140))
  }
  // At 1024 px the picture of a reward stands beside its name, below above it.
  const beside = async () => ((await name.boundingBox())?.x ?? 0) - ((await picture.boundingBox())?.x ?? 0)
  await expect.poll(beside).toBeGreaterThan(100)
  await page.setViewportSize({ width: 1023, height: 900 })
  await expect.poll(beside).toBe(0)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('contentinfo').getByRole('heading').first()).toBeVisible()
  expect(await widthOf(page.getByRole('contentinfo').locator('> div'))).toBe(1140)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Terms of the club' }).click()
  const text = page.getByRole('dialog').getByRole('region', { name: 'Text of the consent' })
  await expect(text.getByRole('heading').first()).toBeVisible()
  expect(Math.round((await text.boundingBox())?.height ?? 0)).toBe(500)
})

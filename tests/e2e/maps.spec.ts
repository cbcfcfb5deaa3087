import type { Page } from 'playwright/test'
import { samples } from '#machines/samples.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible, sideways } from './models/accessible.ts'
import { testersSite } from './models/sites.ts'

test.use({ baseURL: testersSite })

const state = (page: Page, path: string) => page.locator(`[data-state="${path}"]`)
const send = (page: Page, event: string) => page.getByRole('button', { name: `Send ${event}`, exact: true })
const place = (page: Page, name: string) =>
  expect(page.getByRole('status').filter({ hasText: 'It ' })).toContainText(name)

test('a tester plays a machine, decides what becomes of its calls, and steps back in time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/qa')
  await page.getByRole('link', { name: /Maps of the machines/ }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(Object.keys(samples).length)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^coupon-button/ }).click()

  await place(page, 'resting')
  await page.getByLabel('What “pressed” carries').selectOption('{"status":{"as":"ready"}}')
  await send(page, 'pressed').click()
  await place(page, 'confirming')
  await expect(state(page, 'confirming')).toHaveAttribute('aria-current', 'step')
  await expect(state(page, 'resting')).not.toHaveAttribute('aria-current')
  await send(page, 'confirmed').click()

  // What nobody has thought of goes in as JSON; what is none is not sent.
  await page.getByLabel('What “activate failed” carries').selectOption('something else…')
  await page.getByLabel('As JSON').fill('{"status": 4')
  await expect(page.getByText('This is not JSON yet.')).toBeVisible()
  await expect(send(page, 'activate failed')).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('As JSON').fill('{"status": 422}')
  await send(page, 'activate failed').click()
  await place(page, 'confirming')
  await expect(page.getByText(/^3 of \d+ transitions taken since the start/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: /^2\. confirmed/ }).click()
  await place(page, 'activating')
  await send(page, 'activate done').click()
  await place(page, 'resting')
  await expect(page.getByRole('button', { name: /^3\. activate done.*openList/ })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expect(page.getByRole('button', { name: /^3\. activate failed/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByRole('button', { name: /^\d\. / })).toHaveCount(1)
})

test('the keyboard alone moves, zooms and plays a map, on a narrow screen, in the dark and on paper', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/qa/machines/session')
  await place(page, 'member.resting')
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page)

  const map = page.getByRole('region', { name: 'Map of session' })
  const width = async () => (await map.locator('svg').boundingBox())?.width ?? 0
  const before = await width()
  await page.getByRole('button', { name: 'Zoom in' }).press('Enter')
  await expect.poll(width).toBeGreaterThan(before)
  // The state that the machine is in came into sight by itself.
  await expect(state(page, 'member.resting')).toBeInViewport()
  await map.focus()
  const left = () => map.evaluate((frame) => frame.scrollLeft)
  const seen = await left()
  await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBeGreaterThan(seen)
  await page.getByRole('button', { name: 'Whole map' }).press('Enter')
  await expect.poll(width).toBeLessThan(320)
  await map.focus()
  await page.keyboard.press('Tab')
  await expect(state(page, 'restoring')).toBeFocused()

  await page.getByLabel('What “rejected” carries').focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await place(page, 'member.renewing')
  await send(page, 'renew failed').press('Enter')
  await send(page, 'after coolDown (5000 ms)').press('Enter')
  await place(page, 'member.resting')

  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await expect(page.getByRole('region', { name: 'Play' })).toBeHidden()
  await expect(map).toBeVisible()
  await expect(page.getByRole('table', { name: 'All transitions' })).toBeVisible()
})

test('every machine has a map that comes to life', async ({ page }) => {
  for (const name of Object.keys(samples)) {
    await page.goto(`/qa/machines/${name}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.locator('[data-state][aria-current=step]').first()).toBeAttached()
  }
})

test('the texts of an outer state stand above the arrows that lead into it', async ({ page }) => {
  await page.goto('/qa/machines/deletion')
  await expect(state(page, 'asking')).toBeAttached()
  const isBelow = await page.getByRole('region', { name: 'Map of deletion' }).evaluate((map) => {
    const arrows = [...map.querySelectorAll('path[marker-end]')]
    const texts = [...map.querySelectorAll('text')].filter(({ textContent }) => textContent === 'asking')
    return texts.map((text) =>
      arrows.some((arrow) => text.compareDocumentPosition(arrow) & Node.DOCUMENT_POSITION_FOLLOWING),
    )
  })
  expect(isBelow).toEqual([false])
})

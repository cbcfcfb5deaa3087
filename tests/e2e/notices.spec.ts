import type { Page } from 'playwright/test'
import { authKey, keyOfTenant } from '#lib/browser/storage-keys.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { expectStill, watchShifts } from './models/shifts.ts'

const notices = (page: Page) => page.getByRole('main').getByRole('region', { name: 'New in your account' })
const now = () => Math.floor(Date.now() / 1000)
const told = (rows: unknown[]) =>
  ({ endpoint: 'listNotices', status: 200, body: { data: { notices: rows } } }) as const
const spent = { id: 1, type: 'points_spent', points: 120_000, text: 'Blanket' }

/** Spends points as another device would. */
const spend = async (page: Page) => {
  await page.goto('/promo-code')
  const status = await page.evaluate(
    async (key) => {
      const { token } = JSON.parse(localStorage.getItem(key) ?? '{}')
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const body = JSON.stringify({ fulfilment: 'pickup', store_id: 'mill' })
      return (await fetch('/wl/v1/reward/mug/redeem', { method: 'POST', headers, body })).status
    },
    keyOfTenant(authKey, 'fuel'),
  )
  expect(status).toBe(200)
}

test.use({ viewport: { width: 390, height: 700 } })

test('a member reads on her dashboard that points were spent, and says with the keyboard that she has seen it @LCK-2', {
  tag: ['@LCK-2', '@gate'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await spend(page)
  await watchShifts(page)
  await page.goto('/')
  const spending = notices(page).getByRole('paragraph').first()
  await expect(spending).toHaveText(/^[\d,]+\spoints spent on \w+day at \d\d:\d\d\.$/)
  await expectStill(page)
  await notices(page).scrollIntoViewIfNeeded()
  await expectAccessible(page)
  await notices(page)
    .getByRole('button', { name: /^Got it/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(notices(page)).toHaveCount(0)
  await page.reload()
  await expect.poll(async () => (await world.calls('listNotices')).length).toBeGreaterThan(2)
  await expect(notices(page)).toHaveCount(0)
})

test.describe(() => {
  test.use({ expectedErrors: /Failed to load resource.*(?:404|500)/ })

  test('a notice that could not be marked as seen says so in its place, and goes at the next press @LCK-2 @FT-28', {
    tag: ['@LCK-2', '@FT-28'],
  }, async ({ page, world }) => {
    await world.fault({ endpoint: 'seeNotice', status: 500, times: 1 })
    await world.signIn(page, 'verified')
    await spend(page)
    await page.goto('/')
    const seen = notices(page).getByRole('button', { name: /^Got it/ })
    await seen.click()
    await expect(notices(page).getByRole('alert')).toBeVisible()
    await seen.click()
    await expect(notices(page)).toHaveCount(0)
  })
})

test('unknown, damaged and ten thousand notices leave the dashboard calm: three stand at once @LCK-2 @FT-16', {
  tag: ['@LCK-2', '@FT-16'],
}, async ({ page, world }) => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ ...spent, id: index + 1, at: now() - index }))
  const rows = [{ id: 'b', type: 'birthday', at: now() }, null, { id: 'c', type: 'points_spent' }, ...many]
  await world.fault(told(rows))
  await world.signIn(page, 'verified')
  await page.goto('/')
  await expect(notices(page).getByRole('listitem')).toHaveCount(3)
})

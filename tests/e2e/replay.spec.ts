import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { actionOf, question, tile } from './models/coupons.ts'
import { testersSite } from './models/sites.ts'

test.use({ baseURL: testersSite, permissions: ['clipboard-read', 'clipboard-write'] })

const inspector = (page: Page) => page.getByRole('region', { name: 'Inspector' })
const replay = (page: Page) => page.getByRole('region', { name: 'Replay of a report' })
const stands = (page: Page) =>
  replay(page)
    .getByRole('status')
    .filter({ hasText: /^Event / })
const beside = (page: Page) =>
  replay(page)
    .getByRole('status')
    .filter({ hasText: /^The page is / })
const current = (page: Page, state: string) =>
  expect(page.locator(`[data-state="${state}"][aria-current=step]`)).toBeAttached()
const press = (page: Page, name: string) => replay(page).getByRole('button', { name, exact: true }).click()
const acts = (page: Page) => replay(page).getByRole('listitem').filter({ hasText: /^[✓○]/ })

/** Copies the report as a tester does. Returns its text, and the address on its line "Replay". */
const copyReport = async (page: Page) => {
  if (!(await inspector(page).isVisible())) await page.keyboard.press('Alt+KeyQ')
  await inspector(page).getByRole('button', { name: 'Copy bug report' }).click()
  await expect(inspector(page).getByRole('status')).toContainText('Copied')
  const report = await page.evaluate(() => navigator.clipboard.readText())
  const [, link = ''] = /^- Replay: (\S+)$/m.exec(report) ?? []
  return { report, link }
}

/** Opens a link anew, as whoever reads the report does. */
const openLink = async (page: Page, link: string) => {
  await page.goto('/qa')
  await page.goto(link)
  await expect(stands(page)).toContainText('Event 1 of ')
}

/** Plays to the end, a hundred times as fast. */
const playToEnd = async (page: Page) => {
  await replay(page).getByLabel('Speed').selectOption('100')
  await press(page, 'Play')
  await expect(stands(page)).toContainText(/^Event (\d+) of \1:/)
}

test('a bug of a coupon: its link plays on the map, back and forth, and the page beside it does it again @RPL-1', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(
    '/qa/situation?persona=verified&tenant=fuel&fault=activateCoupon.not_enough_points&to=/coupons',
  )
  const activate = async (portal: Page) => {
    await actionOf(tile(portal, 'Every tenth coffee is free')).click()
    await question(portal).getByRole('button', { name: 'Activate' }).click()
    await expect(portal.getByText("You don't have enough points for this coupon!").first()).toBeAttached()
  }
  await activate(page)
  const { report, link } = await copyReport(page)
  expect(report).toMatch(/^- Build: \S+, \d{4}-\d\d-\d\d \d\d:\d\d UTC$/m)
  expect(report).toMatch(/^- Config: \w{7}$/m)
  expect(link).toMatch(/^http:\/\/[^/]+\/qa\/machines\/coupon-button#replay=[\w.-]+$/)
  expect(link.length).toBeLessThan(4000)

  await openLink(page, link)
  await current(page, 'resting')
  await press(page, 'Forward')
  await expect(stands(page)).toContainText('it is in confirming.')
  await current(page, 'confirming')
  await press(page, 'Forward')
  await current(page, 'activating')
  await press(page, 'Back')
  await current(page, 'confirming')
  await playToEnd(page)
  await current(page, 'confirming')
  // In the words of the map, for a reader who does not know the code.
  await expect(
    replay(page)
      .getByRole('listitem')
      .filter({ hasText: /^4\. activate failed \(code: not_enough_points, / }),
  ).toContainText('activating → confirming: activate failed')
  await expect(replay(page)).not.toContainText('xstate')
  await expectAccessible(page)

  await expect(acts(page)).toHaveText([
    /Press button “Activate” — not yet/,
    /Press button “Activate” — not yet/,
  ])
  await expect(replay(page).getByText('activateCoupon.not_enough_points')).toBeVisible()
  const opened = page.waitForEvent('popup')
  await press(page, 'Open the page as it was')
  const portal = await opened
  await expect(portal).toHaveURL(/\/coupons$/)
  await activate(portal)
  await expect(beside(page)).toContainText('The page is /coupons; the machine is in confirming.')
  await current(page, 'confirming')
  await expect(acts(page)).toHaveText([/^✓.* done/, /^✓.* done/])
  await expect(replay(page).getByText(/^3 of \d+ transitions taken on the page$/)).toBeVisible()
  await expect(replay(page).getByText('confirming → activating: confirmed ×1')).toBeVisible()
  await question(portal).getByRole('button', { name: 'Activate' }).click()
  await expect(replay(page).getByText('confirming → activating: confirmed ×2')).toBeVisible()
})

test('a bug of a promo code: the pasted report plays; a damaged or foreign one says why not @RPL-1', async ({
  page,
}) => {
  await page.goto(
    '/qa/situation?persona=verified&tenant=fuel&lang=pl&fault=redeemPromoCode.promo_used-once&to=/promo-code',
  )
  await page.locator('main input[name=code]').fill('SUMMER25')
  await page.keyboard.press('Enter')
  await expect(page.locator('main [aria-invalid=true]')).toBeVisible()
  const { report, link } = await copyReport(page)
  expect(report).not.toContain('SUMMER25')
  expect(report).toContain('| POST promo-code | 409 JSON |')

  const paste = async (text: string) => {
    await page.getByLabel('A bug report, or its link').fill(text)
    await page.getByRole('button', { name: 'Replay it' }).click()
  }
  await page.goto('/qa/replay')
  await expectAccessible(page)
  await paste('It does not work at all.')
  await expect(page.getByText('This is no bug report of the inspector')).toBeVisible()
  await paste(report)
  await expect(page.getByRole('heading', { level: 1, name: 'form' })).toBeVisible()
  await playToEnd(page)
  await current(page, 'resting')
  await expect(
    replay(page)
      .getByRole('listitem')
      .filter({ hasText: /^\d+\. submitted/ }),
  ).toContainText('→ sending')
  await page.goto('/qa')
  await page.goto(link.slice(0, -9))
  await expect(replay(page).getByRole('alert').first()).toContainText('This link is damaged')
  await expectAccessible(page)
  await page.goto('/qa')
  await page.goto(link.replace('machines/form', 'machines/till'))
  await expect(replay(page).getByRole('alert').first()).toContainText('The report has no event of till')
  await replay(page).getByRole('link', { name: /^form/ }).click()
  await expect(stands(page)).toContainText('Event 1 of ')
})

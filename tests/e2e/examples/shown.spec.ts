import { expect, test } from '../models/kit.ts'

/** Examples for testers: what a page shows that is old, wrong or not meant. */

test('stale list: the home page that was seen a moment ago has the newest transaction at once @SES-12 @DSH-1', async ({
  page,
  signIn,
}) => {
  await signIn('verified')
  await page.goto('/')
  const latest = page.getByRole('region', { name: 'Latest transactions' })
  await expect(latest.getByRole('listitem').first()).toBeVisible()
  await page.goto('/promo-code')
  await page.getByRole('textbox', { name: 'Promo code' }).fill('SUMMER25')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Summer on the road' })).toBeVisible()
  await page.goto('/')
  await expect(latest).toContainText('Summer on the road')
})

test('clock skew: a device two hours ahead opens no coupon that is valid in an hour FT-20 @CPN-2', async ({
  page,
  signIn,
  fault,
  skewDevice,
}) => {
  const valid_from = Math.floor(Date.now() / 1000) + 3600
  const coupon = { id: '1', name: 'Bread', activated: false, points: 100, valid_from }
  await signIn('verified')
  await fault('listCoupons', { body: { data: { coupons: [coupon] } } })
  await skewDevice(7200)
  await page.goto('/coupons')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Activate/ })
    .click()
  await expect(
    page.getByRole('tooltip').filter({ hasText: 'This coupon is valid from' }).first(),
  ).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('back: a form that was saved is not busy, shows what is saved and is not sent again FT-22 @PRF-2', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('verified')
  await page.goto('/profile')
  await page.goto('/profile-edit')
  await page.getByLabel('First name').fill('Liv')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Liv Brennan' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('First name')).toHaveValue('Liv')
  await expect(page.getByRole('main').getByRole('button', { name: 'Save' })).toBeEnabled()
  expect(await platform.calls('updateProfile')).toHaveLength(1)
})

test('wrong language: a club that changes to Romanian gets its words, its numbers and its dates @WHL-3 @WHL-6', async ({
  page,
  platform,
  signIn,
  fault,
}) => {
  await platform.set('fuel', { 'GENERAL.lang': 'ro' })
  await signIn('verified')
  const transaction = { id: 1, at: 1_700_000_000, description: 'Combustibil', points: 123_456_750 }
  await fault('listTransactions', { body: { data: { transactions: [transaction] } } })
  await page.goto('/transactions')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro')
  const row = page.getByRole('row').filter({ hasText: 'Combustibil' })
  await expect(row).toContainText('15. 11. 2023')
  await expect(row).toContainText('1.234.567,5')
})

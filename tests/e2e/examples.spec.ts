import { expect, test } from './models/kit.ts'

/** Examples for testers, by the kit alone. */

/** Tells whether a call was accepted with its token. */
const isTaken = (status: number) => status !== 401

test('double submit: a form that is sent by Enter and by a press at once is sent once FT-27 @PRF-2', async ({
  page,
  platform,
  signIn,
  fault,
}) => {
  await signIn('verified')
  await fault('updateProfile', 'slow')
  await page.goto('/profile-edit')
  await page.getByLabel('First name').fill('Liv')
  await page.getByRole('main').getByRole('button', { name: 'Save' }).dblclick()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile')
  expect(await platform.calls('updateProfile')).toHaveLength(1)
})

test('expired session in the middle of a flow: one renewal, and what was sent is carried out once @SES-3', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('zero')
  await page.goto('/account-access')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+353209100077')
  await platform.expireSessions()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code from the SMS')).toBeVisible()
  // Another call of the page may have been the one whose token was rejected first.
  expect((await platform.calls('linkIdentity')).map(({ status }) => status).filter(isTaken)).toEqual([200])
  expect(await platform.calls('refreshSession')).toHaveLength(1)
})

test('refused renewal: a platform that is busy does not sign the member out, and her code waits @SES-4', async ({
  page,
  platform,
  signIn,
  fault,
  moveClock,
}) => {
  await signIn('verified')
  await page.goto('/promo-code')
  await page.getByRole('textbox', { name: 'Promo code' }).fill('WELCOME10')
  // Only what she sends is rejected, so that no other call of the page is the one that renews.
  const expired = { status: 401, body: { error: { code: 'invalid_token' } } }
  await fault('redeemPromoCode', expired, { times: 2 })
  await fault('refreshSession', 'busy', { times: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert').filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Promo code' })).toHaveValue('WELCOME10')
  await moveClock(60)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Welcome to the club' })).toBeVisible()
  expect((await platform.calls('refreshSession')).map(({ status }) => status)).toEqual([503, 200])
  expect((await platform.calls('redeemPromoCode')).map(({ status }) => status)).toEqual([401, 401, 200])
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

import { expect, test } from './fixtures.ts'
import { actionOf, activate, atTill, openActive, openCoupons, putDown, tile } from './models/coupons.ts'
import { profileLink } from './models/profile-link.ts'

const coupon = 'Every tenth coffee is free'

// The one journey of `npm run quick`: what most members come for.
test('a member signs in, activates a coupon and shows its code @AUT-1 @CPN-5 @CPN-6 @TIL-1', async ({
  page,
  world,
}) => {
  const { email, password } = world.persona('verified')
  await world.enter(page, 'fuel')
  await page.goto('/')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(profileLink(page)).toBeVisible()
  await openCoupons(page)
  await activate(page, coupon)
  await expect(page.getByText('The coupon is activated.')).toBeVisible()
  await expect(atTill(page).locator('[data-code]')).toHaveText(/\d/)
  await putDown(page)
  await expect(actionOf(tile(page, coupon))).toHaveText('Active')
  await openActive(page, coupon)
  await expect(page.locator('[data-code]')).toHaveText(/\d/)
})

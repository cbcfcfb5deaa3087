import { expect, test, type World } from './fixtures.ts'
import { actionOf, openCoupons, question, tile } from './models/coupons.ts'

const plain = 'Every tenth coffee is free'

/** The keys under which activations came to the platform, each once. */
const keys = async (world: World) =>
  new Set((await world.calls('activateCoupon')).map(({ headers }) => headers['idempotency-key']))

test('a member whose activation never arrives is told that it is not activated, and her next press is the same call @B5 @C9 @FT-28 @CPN-5', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await openCoupons(page)
  await actionOf(tile(page, plain)).click()
  // Cut before anything is done; the browser itself sends it again on each connection that it has used before.
  await world.fault({ endpoint: 'activateCoupon', reset: true })
  const confirm = question(page).getByRole('button', { name: 'Activate' })
  await confirm.click()
  await expect(page.getByText('The coupon wasn’t activated. You can try again.')).toBeVisible()
  await expect(confirm).not.toHaveAttribute('aria-busy')
  await world.controls.delete('/faults')
  await confirm.click()
  await expect(page.getByText('Coupon activated.')).toBeVisible()
  expect([...(await keys(world))]).toEqual([expect.stringMatching(/^".+"$/)])
})

test('a member whose activation took place without a reply is told that it did, and pays once @B5 @C9 @FT-28 @CPN-5', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await openCoupons(page)
  await actionOf(tile(page, plain)).click()
  await world.fault({ endpoint: 'activateCoupon', after: true, reset: true })
  await question(page).getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByText('Coupon activated.')).toBeVisible()
  expect(await keys(world)).toHaveProperty('size', 1)
})

test('a member who waits for an activation reads that it is being checked, and at its end what was found @B5 @C9', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await world.signIn(page, 'verified')
  await openCoupons(page)
  await actionOf(tile(page, plain)).click()
  await world.fault({ endpoint: 'activateCoupon', hang: true })
  await question(page).getByRole('button', { name: 'Activate' }).click()
  await expect(question(page).getByRole('button', { name: 'Activate' })).toHaveAttribute('aria-busy', 'true')
  const status = question(page).getByRole('status')
  await page.clock.fastForward(2000)
  await expect(status).toHaveText('Checking whether your coupon is active.')
  await page.clock.fastForward(10_000)
  await expect(page.getByText('The coupon wasn’t activated. You can try again.')).toBeVisible()
  await expect(status).toBeEmpty()
})

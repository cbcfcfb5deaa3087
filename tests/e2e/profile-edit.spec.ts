import { expect, test } from './fixtures.ts'
import { expectToast } from './models/toasts.ts'

test('a member of fuel changes her name with the keyboard alone and finds it in her profile @PRF-2', {
  tag: ['@PRF-2', '@gate'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/profile-edit')
  await page.getByLabel('First name').fill('Liv')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Liv')
  await page.getByLabel('First name').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile')
  await expectToast(page, 'Profile saved.')
  await expect(page.getByRole('heading', { level: 2, name: 'Liv Brennan' })).toBeVisible()
  expect(await world.calls('updateProfile')).toHaveLength(1)
})

test('what a member has typed waits for her through a reload, and for nobody else after she has left @PRF-2', {
  tag: ['@PRF-2', '@gate'],
}, async ({ page, world }) => {
  const name = page.getByLabel('First name')
  await world.signIn(page, 'verified')
  await page.goto('/profile-edit')
  await name.fill('Liv')
  await page.reload()
  await expect(name).toHaveValue('Liv')
  await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/profile')
  await page.goto('/profile-edit')
  await expect(name).toHaveValue('Olivia')
  await name.fill('Liv')
  await page.goto('/profile')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.locator('#content form')).toBeVisible()
  const kept = await page.evaluate(() => Object.values({ ...sessionStorage }).join(' '))
  expect(kept).not.toContain('Liv')
})

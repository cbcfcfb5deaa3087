import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { expectToast } from './models/toasts.ts'

for (const [club, home] of [
  ['fuel', '/profile'],
  ['offline-web', '/'],
] as const)
  test(`a member of ${club} changes her name with the keyboard alone and finds it in her profile @PRF-2`, {
    tag: ['@PRF-2', ...(club === 'fuel' ? ['@gate'] : [])],
  }, async ({ page, world }) => {
    await world.signIn(page, 'verified', club)
    await page.goto('/profile-edit')
    await page.getByLabel('First name').fill('Liv')
    await page.reload()
    await expect(page.getByLabel('First name')).toHaveValue('Liv')
    await page.getByLabel('First name').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(home)
    await expectToast(page, 'Your profile is saved.')
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
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(page.locator('main form')).toBeVisible()
  const kept = await page.evaluate(() => Object.values({ ...sessionStorage }).join(' '))
  expect(kept).not.toContain('Liv')
})

test('the form fits a narrow phone in Bulgarian, and assistive technology can use it @PRF-2', {
  tag: ['@PRF-2'],
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await world.signIn(page, 'verified', 'grocer')
  await page.goto('/profile-edit')
  await expect(page.locator('main form')).toBeVisible()
  await expectAccessible(page)
})

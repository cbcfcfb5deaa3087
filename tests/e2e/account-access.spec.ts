import type { APIRequestContext, Page } from 'playwright/test'
import { expect, test, type World } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { expectToast } from './models/toasts.ts'

const numbers = (page: Page) =>
  page.locator('#content li').filter({ hasText: /\d{3,}.*(?:Primary|Secondary)/ })
const number = (page: Page, digits: string) => page.locator('#content li').filter({ hasText: digits })
const field = (page: Page) => page.getByRole('textbox', { name: 'Phone number' })
const code = (page: Page) => page.getByLabel('Code from the SMS')

test('a member of fuel adds a number with the keyboard alone, makes it primary, and removes the old one @PRF-3', {
  tag: ['@PRF-3', '@gate'],
}, async ({ page, world }) => {
  await world.signIn(page, 'zero')
  await page.goto('/account-access')
  await expect(number(page, '0002').getByText('Primary')).toBeVisible()
  await field(page).focus()
  await page.keyboard.type('+353 20 910 0099')
  await page.keyboard.press('Enter')
  await expect(code(page)).toBeFocused()
  await expectAccessible(page)
  // It stands in the list already, and waits.
  await expect(number(page, '0099').getByText('Not verified')).toBeVisible()
  const sms = await world.lastSms('+353209100099')
  await page.keyboard.type(sms.code ?? '')
  await page.keyboard.press('Enter')
  await expectToast(page, 'verified. You can sign in with it now')
  await expect(number(page, '0099').getByText('Not verified')).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Phone numbers' })).toBeFocused()

  await number(page, '0099')
    .getByRole('button', { name: /^Make primary/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(number(page, '0099').getByText('Primary')).toBeVisible()
  await expect(number(page, '0099').getByRole('button')).toHaveCount(0)

  await number(page, '0002')
    .getByRole('button', { name: /^Remove/ })
    .focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Remove this number?' })
  await expect(question.getByText(/910\s?0002/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Remove number' }).focus()
  await page.keyboard.press('Enter')
  await expect(numbers(page)).toHaveCount(1)
  await page.reload()
  await expect(number(page, '0099').getByText('Primary')).toBeVisible()
  await expect(numbers(page)).toHaveCount(1)
})

test('a number left for later can be proven another time, by another code @PRF-3', {
  tag: ['@PRF-3'],
}, async ({ page, world }) => {
  await world.signIn(page, 'zero')
  await page.goto('/account-access')
  await field(page).fill('+353209100098')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(code(page)).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(field(page)).toBeVisible()
  await world.controls.post('/clock', { offset_s: 61 })
  await page.reload()
  await number(page, '0098')
    .getByRole('button', { name: /^Verify/ })
    .click()
  await expect(code(page)).toBeFocused()
  const sms = await world.lastSms('+353209100098')
  await code(page).fill(sms.code ?? '')
  await page.keyboard.press('Enter')
  await expect(number(page, '0098').getByText('Not verified')).toBeHidden()
})

const sessions = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Signed-in devices' })
const firefox = 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'

/** Signs the same member in on a phone; returns what its next refresh is answered with. */
const signInOnPhone = async (request: APIRequestContext, world: World) => {
  const { email, password } = world.persona('verified')
  const headers = { 'x-sandbox-world': world.id, 'channel-id': 'channel-fuel', 'user-agent': firefox }
  const answer = await request.post('/wl/v1/user/login', { headers, data: { email, password } })
  const { data } = (await answer.json()) as { data: { refresh_token: string } }
  return async () => {
    const body = { refresh_token: data.refresh_token }
    return (await request.post('/wl/v1/user/token/refresh', { headers, data: body })).status()
  }
}

test('a member signs her phone out from here with the keyboard alone, and the phone cannot go on @LCK-2', {
  tag: ['@LCK-2'],
}, async ({ page, world, request }) => {
  await world.signIn(page, 'verified')
  const refresh = await signInOnPhone(request, world)
  await page.goto('/account-access')
  const phone = sessions(page).getByRole('listitem').filter({ hasText: 'Firefox on Android' })
  const own = sessions(page).getByRole('listitem').filter({ hasText: 'In use now' })
  await expect(phone.getByText(/^Last used: /)).toBeVisible()
  await expect(own).toHaveCount(1)
  await expect(own.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  await phone.getByRole('button', { name: 'Sign out this device Firefox on Android' }).focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Device signed out.')
  await expect(phone).toHaveCount(0)
  await expect(own).toHaveCount(1)
  await expect(sessions(page).getByRole('heading', { level: 2 })).toBeFocused()
  expect(await refresh()).toBe(401)
  await page.reload()
  await expect(own).toHaveCount(1)
  await expect(phone).toHaveCount(0)
})

test.describe(() => {
  test.use({ expectedErrors: /Failed to load resource.*(?:404|500)/ })

  test('a device that could not be signed out says so in its row, and another press signs it out @LCK-2 @FT-28', {
    tag: ['@LCK-2', '@FT-28'],
  }, async ({ page, world, request }) => {
    await world.fault({ endpoint: 'endSession', status: 500, times: 1 })
    await world.signIn(page, 'verified')
    const refresh = await signInOnPhone(request, world)
    await page.goto('/account-access')
    const phone = sessions(page).getByRole('listitem').filter({ hasText: 'Firefox on Android' })
    await phone.getByRole('button').click()
    await expect(phone.getByRole('alert')).toContainText('It may have worked.')
    await expect(phone.getByRole('button')).toBeEnabled()
    await phone.getByRole('button').click()
    await expect(phone).toHaveCount(0)
    expect(await refresh()).toBe(401)
  })
})

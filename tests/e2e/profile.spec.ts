import type { Page } from 'playwright/test'
import { tenantKey } from '#lib/browser/storage-keys.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { expectStill, watchShifts } from './models/shifts.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const request = (page: Page) => page.getByRole('button', { name: 'Request my personal data' })

test('in a club without the web area the start page is the profile, and leads to no page that it lacks @PRF-1 @RTE-3', {
  tag: ['@PRF-1', '@RTE-3'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified', 'offline-web')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Olivia Brennan' })).toBeVisible()
  await expect(page.locator('#content h3:visible').first()).toBeVisible()
  await expect(page.getByRole('img', { name: /^Code of card/ })).toBeVisible()
  await expectAccessible(page)
  const hrefs = await page
    .locator('#content a:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs.filter((href) => href?.startsWith('/'))).toEqual([
    '/profile-edit',
    '/account-access',
    '/privacy',
    '/accessibility#pages',
    '/deletion',
  ])
})

test('a member of fuel requests her personal data with the keyboard alone, confirms it by the mailed link, and reads how many days it may take @VER-3 @PRV-1', {
  tag: ['@VER-3', '@PRV-1', '@gate'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 2, name: 'Olivia Brennan' })).toBeVisible()
  await request(page).focus()
  await page.keyboard.press('Enter')
  const question = dialog(page, 'Request your personal data?')
  await expect(question.getByText('This can take up to 30 days.')).toBeVisible()
  await expectAccessible(page)
  expect(await world.calls('requestPersonalData')).toHaveLength(0)
  await question.getByRole('button', { name: 'Request my data' }).focus()
  await page.keyboard.press('Enter')
  const sent = dialog(page, 'Request sent')
  await expect(sent.getByText('The e-\u2060mail goes to verified@example.com.')).toBeVisible()
  expect(await world.calls('requestPersonalData')).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(sent).toBeHidden()
  await expect(request(page)).toBeFocused()

  const { link } = await world.lastMail('verified@example.com')
  const { pathname, search } = new URL(link ?? '')
  await page.goto(pathname + search)
  await expect(page.getByText('Request confirmed.')).toBeInViewport()
  await expect(page).toHaveURL('/profile')
  expect(await world.calls('confirmPrivacyRequest')).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Olivia Brennan' })).toBeVisible()
  expect(await world.calls('confirmPrivacyRequest')).toHaveLength(1)
  await page.goto('/privacy')
  await expect(page.getByText('Days left: 30.', { exact: false })).toBeVisible()
})

test('nothing moves on the profile of fuel when the member comes late @PRF-1', {
  tag: ['@PRF-1'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/transactions')
  await expect(page.locator('#content tbody tr').first()).toBeVisible()
  // The club stays known, what the member has is to be asked for again.
  await page.goto('/favicon.svg')
  await page.evaluate(
    ([key, id]) => {
      sessionStorage.clear()
      sessionStorage.setItem(key, id)
    },
    [tenantKey, 'fuel'] as const,
  )
  await watchShifts(page)
  await world.fault({ endpoint: 'getMember', delay_ms: 800 })
  await page.goto('/profile')
  await expect(page.getByText('verified@example.com')).toBeVisible()
  await expectStill(page)
})

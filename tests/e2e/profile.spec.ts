import type { Page } from 'playwright/test'
import { tenantKey } from '#lib/browser/storage-keys.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { expectStill, watchShifts } from './models/shifts.ts'
import { expectToast } from './models/toasts.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const request = (page: Page) => page.getByRole('button', { name: 'Request my personal data' })
const consent = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) })

test('in a club without the web area the start page is the profile, and leads to no page that it lacks @PRF-1 @RTE-3', {
  tag: ['@PRF-1', '@RTE-3'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified', 'offline-web')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Olivia Brennan' })).toBeVisible()
  await expect(page.locator('main h3:visible').first()).toBeVisible()
  await expectAccessible(page)
  const hrefs = await page
    .locator('main a:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs.filter((href) => href?.startsWith('/'))).toEqual([
    '/profile-edit',
    '/account-access',
    '/privacy',
    '/accessibility#pages',
    '/deletion',
  ])
})

test('a member of fuel requests her personal data with the keyboard alone and confirms it by the mailed link @VER-3', {
  tag: ['@VER-3', '@gate'],
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
  const sent = dialog(page, 'Your request is on its way')
  await expect(sent.getByText('The e-\u2060mail goes to verified@example.com.')).toBeVisible()
  expect(await world.calls('requestPersonalData')).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(sent).toBeHidden()
  await expect(request(page)).toBeFocused()

  const { link } = await world.lastMail('verified@example.com')
  const { pathname, search } = new URL(link ?? '')
  await page.goto(pathname + search)
  await expect(page.getByText('Your request is confirmed.')).toBeInViewport()
  await expect(page).toHaveURL('/profile')
  expect(await world.calls('confirmPrivacyRequest')).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Olivia Brennan' })).toBeVisible()
  expect(await world.calls('confirmPrivacyRequest')).toHaveLength(1)
})

test('a member signs a consent, sees its day, takes it back, and both stay after a reload @CON-4', {
  tag: ['@CON-4', '@gate'],
}, async ({ page, world }) => {
  await world.signIn(page, 'newcomer')
  await page.goto('/profile')
  const first = page.locator('main li:has(h3)').filter({ hasText: 'Not agreed' }).first()
  const title = await first.getByRole('heading').innerText()
  const item = consent(page, title)
  await item.getByRole('button', { name: `Agree ${title}` }).click()
  const terms = dialog(page, title)
  await terms.getByRole('region', { name: 'Text of the consent' }).press('End')
  await expect(terms.getByRole('button', { name: 'Agree', exact: true })).toBeEnabled()
  await terms.getByRole('button', { name: 'Agree', exact: true }).click()
  await expectToast(page, 'You have agreed.')
  await expect(item.getByText(/^Agreed on .*20\d\d$/)).toBeVisible()
  // The list and the member are both read anew.
  await expect.poll(async () => (await world.calls('getMember')).length).toBeGreaterThan(1)
  await page.reload()
  await expect(item.getByText('Agreed', { exact: true })).toBeVisible()

  await item.getByRole('button', { name: `Revoke ${title}` }).click()
  const question = dialog(page, 'Revoke this consent?')
  await expect(question.getByText(title)).toBeVisible()
  expect(await world.calls('revokeConsent')).toHaveLength(0)
  await question.getByRole('button', { name: 'Revoke the consent' }).click()
  await expectToast(page, 'Your consent is revoked.')
  await expect(item.getByText('Not agreed')).toBeVisible()
  await expect(item.getByRole('button', { name: `Agree ${title}` })).toBeFocused()
  expect(await world.calls('revokeConsent')).toHaveLength(1)
})

test('nothing moves on the profile of fuel when the member comes late @PRF-1', {
  tag: ['@PRF-1'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/transactions')
  await expect(page.locator('main tbody tr').first()).toBeVisible()
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

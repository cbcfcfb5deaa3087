import type { Page } from 'playwright/test'
import { keptItems } from '#lib/browser/kept/storage-table.ts'
import { authKey, draftKey, factsKey, keyOfTenant } from '#lib/browser/storage-keys.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { unlisted } from './models/kept.ts'
import { pressEndUntil } from './models/page-end.ts'

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })
const consents = (page: Page) => part(page, 'Your consents')
const requests = (page: Page) => part(page, 'Your requests')
const kept = (page: Page) => part(page, 'What this browser keeps')
const leaving = (page: Page) => part(page, 'What leaves this browser')

const consentOf = (page: Page, title: string) =>
  consents(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })

/** The names that stand in the page's own storage. */
const storedNames = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])

test('a member sees every consent with its day and version, the newest first, and takes one back in its place @PRV-1 @CON-4', {
  tag: ['@PRV-1', '@CON-4', '@gate'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/privacy')
  const newsletter = consentOf(page, 'News by e-mail')
  await expect(newsletter.getByText('Version 2')).toBeVisible()
  await newsletter.getByRole('button', { name: 'Agree' }).click()
  const text = page.getByRole('dialog', { name: 'News by e-mail' })
  await text.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(newsletter.getByText(/^Agreed on /)).toBeVisible()
  // The newest stands first.
  await expect(consents(page).getByRole('heading', { level: 3 }).first()).toHaveText('News by e-mail')

  await newsletter.getByRole('button', { name: 'Revoke' }).click()
  const question = page.getByRole('dialog', { name: 'Revoke this consent?' })
  await expect(question).toBeVisible()
  expect(await world.calls('revokeConsent')).toHaveLength(0)
  await question.getByRole('button', { name: 'Revoke the consent' }).click()
  await expect(newsletter.getByText('Not agreed')).toBeVisible()
  expect(await world.calls('revokeConsent')).toHaveLength(1)
})

test('a member reads what a consent allows, and is warned before she takes back one that the club needs @PRV-1 @CON-4', {
  tag: ['@PRV-1', '@CON-4'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/privacy')
  const terms = consentOf(page, 'Terms of the club')
  await terms.getByRole('button', { name: 'What it allows' }).click()
  const text = page.getByRole('dialog', { name: 'Terms of the club' })
  await expect(text.getByText('What the club is')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(text).toBeHidden()
  await terms.getByRole('button', { name: 'Revoke' }).click()
  const question = page.getByRole('dialog', { name: 'Revoke this consent?' })
  await expect(question.getByText('The club needs this consent.', { exact: false })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  expect(await world.calls('revokeConsent')).toHaveLength(0)
})

test('a request for personal data shows its 30 days once it is confirmed @PRV-1 @VER-3', {
  tag: ['@PRV-1', '@VER-3', '@gate'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/privacy')
  await expect(requests(page).getByText('You have made no requests.')).toBeVisible()
  await requests(page).getByRole('link', { name: 'Request my personal data' }).click()
  await expect(page).toHaveURL('/profile')
  await page.getByRole('button', { name: 'Request my personal data' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Request my data' }).click()
  await expect(page.getByRole('dialog', { name: 'Your request is on its way' })).toBeVisible()
  const { token } = await world.lastMail(world.persona('verified').email)
  await page.goto(`/?token=${token}`)
  await expect(page.getByText('Your request is confirmed.', { exact: false })).toBeVisible()
  await page.goto('/privacy')
  await expect(requests(page).getByText('A copy of your personal data')).toBeVisible()
  await expect(requests(page).getByText('Days left: 30.', { exact: false })).toBeVisible()
})

test('requests that are late, done or damaged are told as they are @PRV-1', {
  tag: ['@PRV-1'],
}, async ({ page, world }) => {
  const now = Math.floor(Date.now() / 1000)
  const day = 86_400
  const rows = [
    { id: 1, type: 'deletion', created_at: now - 5 * day, due_at: now + 25 * day - 60, status: 'open' },
    { id: 2, type: 'data', created_at: now - 40 * day, due_at: null, status: 'open' },
    { id: 3, type: 'data', created_at: now - 90 * day, due_at: now - 60 * day, status: 'done' },
    { id: 4, type: 'marriage', created_at: now, status: 'open' },
    null,
    { id: 5, type: 'data', created_at: 'yesterday' },
  ]
  await world.fault({ endpoint: 'listPrivacyRequests', status: 200, body: { data: { requests: rows } } })
  await world.signIn(page, 'verified')
  await page.goto('/privacy')
  await expect(requests(page).getByRole('listitem')).toHaveCount(3)
  await expect(requests(page).getByText('Days left: 25.', { exact: false })).toBeVisible()
  await expect(requests(page).getByText('The time for an answer ended on', { exact: false })).toBeVisible()
  await expect(requests(page).getByText('Answered')).toBeVisible()
  await expectAccessible(page)
})

test.describe(() => {
  test.use({ expectedErrors: /Failed to load resource.*404/ })

  test('a platform that answers 404 for the requests is asked once, and the ways to make one stay @PRV-1', {
    tag: ['@PRV-1'],
  }, async ({ page, world }) => {
    await world.fault({ endpoint: 'listPrivacyRequests', status: 404 })
    await world.signIn(page, 'verified')
    await page.goto('/privacy')
    await expect(requests(page).getByRole('link', { name: 'Request my personal data' })).toBeVisible()
    await expect(requests(page).getByRole('status')).toHaveCount(0)
    await page.reload()
    await expect(consents(page).getByRole('listitem').first()).toBeVisible()
    await expect(requests(page).getByRole('status')).toHaveCount(0)
    await expect(requests(page).getByText('You have made no requests.')).toHaveCount(0)
    expect(await world.calls('listPrivacyRequests')).toHaveLength(1)
  })
})

test('a visitor reads what her browser keeps and what leaves it, without signing in @PRV-1', {
  tag: ['@PRV-1'],
}, async ({ page, world }) => {
  await world.enter(page, 'fuel')
  await page.goto('/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true })
  await pressEndUntil(page, () => link.isVisible())
  await link.click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByText('Members who have signed in also see', { exact: false })).toBeVisible()
  await kept(page).getByText('Names in the browser').click()
  for (const { name } of keptItems)
    await expect(kept(page).getByText(name, { exact: false }).first()).toBeVisible()
  await expect(leaving(page).getByText(new URL(page.url()).host).first()).toBeVisible()
  await expect(consents(page)).toHaveCount(0)
  expect(await world.calls('listPrivacyRequests')).toHaveLength(0)
  await expectAccessible(page)
})

test('clearing takes away what nothing depends on, and the member stays signed in @PRV-1', {
  tag: ['@PRV-1', '@gate'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/promo-code')
  await page.getByRole('main').getByRole('textbox').first().fill('COF')
  await page.goto('/privacy')
  await expect(consents(page).getByRole('listitem').first()).toBeVisible()
  const before = await storedNames(page)
  expect(before.filter((name) => name.startsWith(draftKey()) || name.startsWith(factsKey()))).not.toEqual([])
  await kept(page).getByRole('button', { name: 'Clear what is not needed' }).click()
  await expect(kept(page).getByRole('status')).toContainText('What is needed has stayed')
  const after = await storedNames(page)
  expect(after.filter((name) => name.startsWith(draftKey()) || name.startsWith(factsKey()))).toEqual([])
  expect(after).toContain(keyOfTenant(authKey, 'fuel'))
  // The page keeps nothing of itself when it is left.
  await page.goto('about:blank')
  const { origins } = await page.context().storageState()
  const left = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name))
  expect(left.filter((name) => name.startsWith(factsKey()))).toEqual([])
  await page.goto('/card')
  await expect(page).toHaveURL('/card')
})

test.describe(() => {
  const strange = /tracker|visitor-id/
  test.use({ planted: strange })

  test('what the page of privacy does not list is found in every place of a browser @PRV-1', {
    tag: ['@PRV-1'],
  }, async ({ page, context, world, baseURL }) => {
    await world.signIn(page, 'verified')
    await page.goto('/privacy')
    await expect(consents(page).getByRole('listitem').first()).toBeVisible()
    expect(await unlisted(context, baseURL ?? '')).toEqual([])
    await page.evaluate(async () => {
      localStorage.setItem('tracker', '1')
      sessionStorage.setItem('tracker', '1')
      await caches.open('tracker')
      await new Promise((resolve) => {
        indexedDB.open('tracker').onsuccess = resolve
      })
    })
    await context.addCookies([{ name: 'visitor-id', value: '7', url: baseURL ?? '' }])
    expect((await unlisted(context, baseURL ?? '')).toSorted()).toEqual([
      'cache: tracker',
      'cookie: visitor-id',
      'database: tracker',
      'local: tracker',
      'session: tracker',
    ])
  })
})

test.fail(
  'a journey that leaves behind what the page of privacy does not list fails by itself @PRV-1',
  {
    tag: ['@PRV-1'],
  },
  async ({ page, world }) => {
    await world.enter(page, 'fuel')
    await page.evaluate(() => localStorage.setItem('tracker', '1'))
  },
)

import type { Page } from 'playwright/test'
import { authKey, draftKey, factsKey, keyOfTenant } from '#lib/browser/storage-keys.ts'
import { expect, test } from './fixtures.ts'
import { unlisted } from './models/kept.ts'

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })
const consents = (page: Page) => part(page, 'Your consents')
const kept = (page: Page) => part(page, 'What this browser keeps')

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
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  expect(await world.calls('revokeConsent')).toHaveLength(0)
  await newsletter.getByRole('button', { name: 'Revoke' }).click()
  await question.getByRole('button', { name: 'Revoke consent' }).click()
  await expect(newsletter.getByText('Not agreed')).toBeVisible()
  expect(await world.calls('revokeConsent')).toHaveLength(1)
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
  await kept(page).getByRole('button', { name: 'Clear what isn’t needed' }).click()
  await expect(kept(page).getByRole('status')).toContainText('What’s needed stayed')
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

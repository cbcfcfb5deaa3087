import type { Page } from 'playwright/test'
import { authKey, keyOfTenant } from '#lib/browser/storage-keys.ts'
import { expect, test, type World } from './fixtures.ts'
import { pressEndUntil } from './models/page-end.ts'
import { askAnew, makeAnswersStale } from './models/stored-answers.ts'

const rows = (page: Page) => page.locator('#content a[href^="/coupon/"]')
/** The last thing that each page asks for by itself has come, so that none of its calls meets what a test does next. */
const allAsked = async (world: World, pages = 1) => {
  await expect
    .poll(async () => (await world.calls('listNews')).map(({ status }) => status))
    .toEqual(Array(pages).fill(200))
  // The footer is the last to ask.
  await expect.poll(async () => (await world.calls('listConsents')).at(-1)?.status).toBe(200)
}
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), keyOfTenant(authKey, 'fuel'))

test('two tabs of a member whose token has expired refresh once, and both go on @SES-5 @SES-6 AS-01', {
  tag: '@gate',
}, async ({ context, page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  const other = await context.newPage()
  await world.enter(other, 'fuel')
  await other.goto('/transactions')
  await expect(rows(page).first()).toBeVisible()
  // No page may be amid a call when the token ends, or the renewal would be cut off by leaving it (AS-33).
  await Promise.all([page, other].map((tab) => tab.goto('about:blank')))
  await world.controls.post('/expire-access')
  await world.controls.delete('/log')
  await askAnew(context)
  // Each asks for something of its own: what one tab has just brought the other may show without asking.
  await Promise.all([page.goto('/coupons'), other.goto('/transactions')])
  await expect(rows(page).first()).toBeVisible()
  await expect(other.getByRole('row').first()).toBeVisible()
  for (const call of ['listCoupons', 'listTransactions'] as const)
    await expect
      .poll(async () => (await world.calls(call)).filter(({ status }) => status === 200))
      .toHaveLength(1)
  expect(await world.calls('refreshSession')).toHaveLength(1)
  expect((await world.calls('refreshSession'))[0]?.status).toBe(200)
})

/** Opens a page whose scripts wait until `meanwhile` is over: what another tab does then, its head has not seen. */
const openAmid = async (page: Page, path: string, meanwhile: (other: Page) => Promise<void>) => {
  const open = Promise.withResolvers<void>()
  await page.route(/_astro\/.*\.js$/, async (route) => {
    await open.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('#content')).toBeAttached()
  const other = await page.context().newPage()
  await other.goto('/favicon.svg')
  await meanwhile(other)
  await other.close()
  open.resolve()
}

test('a member who signs out in one tab while the start page of another is loading sees its login there @SES-6 AS-28', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await openAmid(page, '/', (other) =>
    other.evaluate((key) => localStorage.removeItem(key), keyOfTenant(authKey, 'fuel')),
  )
  await expect(page.locator('#content form')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a member who signs in in one tab while the start page of another is loading sees her points there @SES-6 AS-28', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  const auth = await stored(page)
  await page.evaluate((key) => localStorage.removeItem(key), keyOfTenant(authKey, 'fuel'))
  await openAmid(page, '/', (other) =>
    other.evaluate(([key, pair]) => localStorage.setItem(key, pair ?? ''), [
      keyOfTenant(authKey, 'fuel'),
      auth,
    ] as const),
  )
  await expect(rows(page).first()).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a member whose stored session is broken meets the login instead of an empty page @SES-4', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.evaluate(
    (key) => localStorage.setItem(key, '{"token":"t","refresh_token":{}}'),
    keyOfTenant(authKey, 'fuel'),
  )
  await page.goto('/')
  await expect(page.locator('#content form')).toBeVisible()
  expect(await stored(page)).toBeNull()
})

test('a member of one club who opens another is a visitor there, and meets its sign-in @SES-4', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/coupons?tenant=grocer')
  await expect(page).toHaveURL(/^[^?]*\/(\?.*)?$/)
  await expect(page.locator('html[data-session="visitor"]')).toBeAttached()
  await expect(page.locator('#content form')).toBeVisible()
  const calls = await world.calls()
  expect(
    calls.filter(({ headers }) => headers.authorization),
    'no token goes to another club',
  ).toEqual([])
})

test('a member who signs out in one tab is signed out in the other at once, which asks for nothing more @SES-6 @SES-7 AS-28', {
  tag: '@gate',
}, async ({ context, page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  await expect(rows(page).first()).toBeVisible()
  const other = await context.newPage()
  await world.enter(other, 'fuel')
  await other.clock.install()
  await askAnew(other)
  await other.goto('/transactions')
  await expect(other.locator('#content')).toContainText('20')
  await allAsked(world, 2)
  // No timer runs any more there: what happens now happens at once.
  await other.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(other).toHaveURL('/')
  await other.clock.resume()
  await expect(other.locator('#content form')).toBeVisible()
  await expect(page.locator('#content form')).toBeVisible()
  const calls = await world.calls()
  const left = calls.findIndex(({ endpoint }) => endpoint === 'signOut')
  expect(left).toBeGreaterThan(0)
  expect(calls.slice(left + 1).filter(({ headers }) => headers.authorization !== undefined)).toEqual([])
})

test('a member whose session the platform has ended sees the login once, without a loop @SES-4 AS-22', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await world.controls.post('/revoke-all')
  const visits: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits.push(new URL(request.url()).pathname)
  })
  await page.goto('/coupons')
  await expect(page.locator('#content form')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await stored(page)).toBeNull()
  expect(visits).toEqual(['/coupons', '/'])
  expect(await world.calls('refreshSession')).toHaveLength(1)
})

test('a member whose platform is down keeps her session and goes on when it is back @SES-4 AS-18 FT-06', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  await expect(rows(page).first()).toBeVisible()
  await allAsked(world)
  await world.controls.post('/expire-access')
  await world.fault({ endpoint: 'refreshSession', status: 503 })
  await makeAnswersStale(page)
  await page.goto('/transactions')
  const retry = page.locator('#content').getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  expect(await stored(page)).not.toBeNull()
  await world.controls.delete('/faults')
  await page.reload()
  await expect(page.locator('#content tbody tr, #content [role=row]').first()).toBeVisible()
})

test('a member who comes back after two hours is renewed once and goes on AS-21', { tag: '@gate' }, async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await page.clock.install()
  await page.goto('/coupons')
  await expect(rows(page).first()).toBeVisible()
  await allAsked(world)
  await world.controls.post('/expire-access')
  await world.controls.delete('/log')
  await page.clock.fastForward('02:00:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect.poll(async () => (await world.calls('refreshSession')).length).toBe(1)
  await expect(rows(page).first()).toBeVisible()
  await expect.poll(async () => (await world.calls('listCoupons')).at(-1)?.status).toBe(200)
  expect((await world.calls('refreshSession')).map(({ status }) => status)).toEqual([200])
})

test('a member who presses a link while her session is renewed is led there after it, still signed in @SES-5', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  await expect(rows(page).first()).toBeVisible()
  await allAsked(world)
  await world.controls.post('/expire-access')
  await world.controls.delete('/log')
  // The server renews at once, and its answer takes some seconds to arrive.
  await world.fault({ endpoint: 'refreshSession', times: 1, drip: { bytes: 16, every_ms: 250 } })
  // The list goes on, which her old token does not open.
  await pressEndUntil(page, async () => (await world.calls('refreshSession')).length === 1)
  const name = await rows(page).first().textContent()
  await rows(page).first().click()
  await expect(page).toHaveURL(/\/coupon\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  expect((await world.calls('refreshSession')).map(({ status }) => status)).toEqual([200])
})

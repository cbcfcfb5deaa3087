import type { BrowserContext, Page } from 'playwright/test'
import { authKey, factsKey, freshKey, keyOfTenant, queriesKey, screenKey } from '#lib/browser/storage-keys.ts'
import { expect, test, type World } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { databasesOf, putInOffline } from './models/outbox.ts'
import { fileOf } from './models/receipts.ts'
import { moves, watchShifts } from './models/shifts.ts'

const screenOf = (page: Page) => page.locator('[data-screen]')

/** The names under which the browser keeps something of a member for her next visit. */
const keptNames = (page: Page): Promise<string[]> =>
  page.evaluate(
    (prefixes) =>
      Object.keys(localStorage).filter((key) => prefixes.some((prefix) => key.startsWith(prefix))),
    [factsKey(), screenKey('fuel')],
  )

/** Lets what is kept be a minute old: a page asks for it anew. */
const age = (page: Page) =>
  page.evaluate(
    ([prefix = '', ofTab = '', fresh = '']) => {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(ofTab) || key === fresh) sessionStorage.removeItem(key)
      for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
        const facts = localStorage.getItem(key) ?? ''
        const older = (_: string, name: string, at: string) => `${name}${Number(at) - 60_000}`
        localStorage.setItem(key, facts.replaceAll(/("dataUpdatedAt":)(\d+)/g, older))
      }
    },
    [factsKey(), queriesKey(), freshKey],
  )

/** A member opens pages, one after the other, sees all of each, and leaves. */
const visit = async (page: Page, paths: readonly string[]) => {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('main')).not.toBeEmpty()
    await expect.poll(() => keptNames(page)).toContainEqual(expect.stringContaining(factsKey()))
  }
  await page.goto('/404.html')
}

/** Keeps the code of the islands back from now on; returns how to let it go on. */
const holdIslands = async (context: BrowserContext): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await context.route(/\/_astro\/[\w-]+\.island\..*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** A member who has seen a page returns to it on a line that brings no code yet. */
const comeBack = async (page: Page, world: World, path: string) => {
  await world.signIn(page, 'verified')
  await visit(page, [path])
  const release = await holdIslands(page.context())
  await watchShifts(page)
  // The page is loaded when its code is.
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

test('a member who returns to / sees what she has seen last before its code has come, and nothing moves when it has @OFF-6', {
  tag: ['@OFF-6'],
}, async ({ page, world }) => {
  const texts = ['Hello, Olivia!', '4,250.5', 'Free flat white with 30 litres']
  const release = await comeBack(page, world, '/')
  for (const text of texts)
    await expect(screenOf(page).getByText(text, { exact: true }).first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
  release()
  await expect(screenOf(page)).toHaveCount(0)
  for (const text of texts)
    await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible()
  // While files are held back, the browser fetches the font anew: in its place stand letters of nearly the same width.
  const moved = (await moves(page)).filter(([score]) => score >= 0.001)
  expect(moved).toEqual([])
})

test('a returning member opens a coupon, and presses a button, before the code has come @OFF-6 @CPN-5', {
  tag: ['@OFF-6', '@CPN-5'],
}, async ({ page, world }) => {
  const release = await comeBack(page, world, '/coupons')
  const link = page.getByRole('link', { name: 'Flash wash: half price' })
  const tile = page.locator('li[data-item]').filter({ has: link })
  await expect(link).toHaveAttribute('href', /^\/coupon\/\d+$/)
  await tile.getByRole('button').click()
  await expectAccessible(page)
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tile.getByRole('button')).toBeFocused()
})

test('what was kept of a member is shown in her language only, and is gone when she signs out, to the last byte @OFF-2 @SES-7', {
  tag: ['@OFF-2', '@SES-7', '@gate'],
}, async ({ page, world, context }) => {
  await world.signIn(page, 'verified')
  await visit(page, ['/card', '/', '/profile', '/transactions'])
  // A receipt that waits lies in a database; the platform is busy with it when she leaves.
  await putInOffline(context, page, fileOf('Brennan.pdf', '%PDF-1.7 Olivia'))
  expect((await databasesOf(page)).content).toMatch(/Olivia/)
  await world.fault({ endpoint: 'uploadFile', hang: true })
  await context.setOffline(false)
  await page.goto('/')
  const tab = await context.newPage()
  await world.enter(tab, 'fuel')
  await tab.goto('/card')
  await expect(tab.getByText('Olivia Brennan')).toBeVisible()
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You are logged out.')).toBeVisible()
  await expect(tab).toHaveURL('/')
  for (const left of [page, tab]) {
    const all = await left.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(all).not.toMatch(/Olivia|Brennan|6340|4,?250|Free flat white/)
    expect(await keptNames(left)).toEqual([])
    await expect.poll(() => databasesOf(left)).toEqual({ names: [], content: '' })
  }
  await tab.close()
})

test('a member whose session is gone from the browser leaves nothing for whoever opens a page next @OFF-2', {
  tag: ['@OFF-2', '@gate'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await visit(page, ['/card'])
  expect(await keptNames(page)).not.toEqual([])
  await page.evaluate((key) => localStorage.removeItem(key), keyOfTenant(authKey, 'fuel'))
  await page.goto('/card')
  await expect(page).toHaveURL('/')
  expect(await keptNames(page)).toEqual([])
})

test('a member whom the platform signs out leaves nothing behind @OFF-2 @SES-4', {
  tag: ['@OFF-2', '@SES-4'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await visit(page, ['/card'])
  // A file, where no page writes down anew what it knows.
  await page.goto('/favicon.svg')
  await age(page)
  await world.fault({ endpoint: 'refreshSession', status: 401, body: {} })
  await world.controls.post('/expire-access')
  await page.goto('/card')
  await expect(page).toHaveURL('/')
  await expect.poll(() => keptNames(page)).toEqual([])
})

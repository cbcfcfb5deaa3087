import type { BrowserContext, Page } from 'playwright/test'
import { authKey, keyOfTenant } from '#lib/browser/storage-keys.ts'
import { expect, test, type World } from './fixtures.ts'
import { databasesOf, putInOffline } from './models/outbox.ts'
import { fileOf } from './models/receipts.ts'
import { moves, watchShifts } from './models/shifts.ts'
import { storedAnswers } from './models/stored-answers.ts'

/** A member opens pages, one after the other, sees all of each, and leaves. */
const visit = async (page: Page, paths: readonly string[]) => {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('#content [aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('#content')).not.toBeEmpty()
    await expect.poll(() => storedAnswers(page)).not.toEqual([])
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

test('a member who returns sees what is stored before its code has come, and nothing moves when it has @OFF-6', {
  tag: ['@OFF-6'],
}, async ({ page, world }) => {
  const release = await comeBack(page, world, '/coupons')
  const first = page.locator('[data-first]')
  const link = page.getByRole('link', { name: 'Flash wash: half price' })
  await expect(first.locator(link)).toHaveAttribute('href', /^\/coupon\/\d+$/)
  release()
  await expect(first).toHaveCount(0)
  await expect(link).toBeVisible()
  // While files are held back, the browser fetches the font anew: in its place stand letters of nearly the same width.
  const moved = (await moves(page)).filter(([score]) => score >= 0.001)
  expect(moved).toEqual([])
})

test('what was stored of a member is gone when she signs out, to the last byte @OFF-2 @SES-7', {
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
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You’re signed out.')).toBeVisible()
  await expect(tab).toHaveURL('/')
  for (const left of [page, tab]) {
    const all = await left.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(all).not.toMatch(/Olivia|Brennan|6340 ?1234|4,?250\.5|Free flat white/)
    expect(await storedAnswers(left)).toEqual([])
    await expect.poll(() => databasesOf(left)).toEqual({ names: [], content: '' })
  }
  await tab.close()
})

test('a member whose session is gone from the browser leaves nothing for whoever opens a page next @OFF-2', {
  tag: ['@OFF-2', '@gate'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await visit(page, ['/card'])
  expect(await storedAnswers(page)).not.toEqual([])
  await page.evaluate((key) => localStorage.removeItem(key), keyOfTenant(authKey, 'fuel'))
  await page.goto('/card')
  await expect(page).toHaveURL('/')
  expect(await storedAnswers(page)).toEqual([])
})

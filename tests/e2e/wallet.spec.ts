import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { holdCalls } from './models/held.ts'
import { moves, watchShifts } from './models/shifts.ts'

const wallets = (page: Page) => page.getByRole('region', { name: 'In your phone’s wallet' })
const apple = (page: Page) => wallets(page).getByRole('link', { name: 'Add to Apple Wallet' })
const google = (page: Page) => wallets(page).getByRole('link', { name: /^Add to Google Wallet/ })

test('a member adds her card to her wallet: a signed pass for one phone, a page of its own for the other @WAL-1', {
  tag: '@gate',
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await world.signIn(page, 'verified')
  await page.goto('/card')
  await expect(apple(page)).toBeVisible()
  await expectAccessible(page)
  // A pass is taken over by the system; this browser saves it.
  const download = page.waitForEvent('download')
  await apple(page).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('fuel.pkpass')
  const pass = (await readFile(await file.path())).toString('latin1')
  for (const name of ['pass.json', 'manifest.json', 'signature']) expect(pass).toContain(name)
  expect(pass).toContain('6340123456781001')
  await expect(page).toHaveURL('/card')
  const opened = page.waitForEvent('popup')
  await google(page).click()
  const tab = await opened
  await expect(tab.getByText('Olivia Brennan')).toBeVisible()
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await tab.close()
})

test('nothing of the card moves when the links come @WAL-1 @D4', async ({ page, world }) => {
  await page.setViewportSize({ width: 430, height: 1400 })
  await world.signIn(page, 'verified')
  await watchShifts(page)
  const held = await holdCalls(page, [/^GET .*\/user\/card\/wallet$/])
  await page.goto('/card')
  const call = await held.next()
  const parts = [page.locator('#content').getByRole('img'), page.getByRole('button', { name: 'Copy number' })]
  const boxes = () => Promise.all(parts.map((part) => part.boundingBox()))
  const before = await boxes()
  const moved = (await moves(page)).length
  await call.continue()
  await expect(apple(page)).toBeVisible()
  expect(await boxes()).toEqual(before)
  const since = (await moves(page)).slice(moved)
  expect(since.filter(([, what]) => !what.startsWith('FOOTER'))).toEqual([])
})

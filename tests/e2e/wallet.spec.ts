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

test('the links of the wallets are there in the words of grocer, 320 px wide, and whoever cannot see finds them @WAL-1', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await world.signIn(page, 'verified', 'grocer')
  await page.goto('/card')
  const links = page.getByRole('region', { name: 'В портфейла на телефона' }).getByRole('link')
  await expect(links).toHaveText([/^Добавяне в Apple Wallet/, /^Добавяне към Google Портфейл/])
  await expectAccessible(page)
})

test('on an Android phone its own wallet comes first @WAL-1', async ({ browser, baseURL, page, world }) => {
  await world.signIn(page, 'verified')
  const storageState = await page.context().storageState()
  const userAgent = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Mobile'
  const context = await browser.newContext({ baseURL: baseURL ?? '', storageState, userAgent })
  const own = await context.newPage()
  await world.enter(own, 'fuel')
  await own.goto('/card')
  await expect(wallets(own).getByRole('link')).toHaveText([/^Add to Google Wallet/, /^Add to Apple Wallet/])
  await context.close()
})

test('a club whose platform answers 404 shows no wallet, and is asked once, whatever pages and tabs she opens @WAL-1', async ({
  page,
  context,
  world,
}) => {
  await world.fault({
    endpoint: 'getWalletLinks',
    status: 404,
    body: { error: { message: 'There are no passes here.' } },
  })
  await world.signIn(page, 'verified')
  const asked = async () => (await world.calls('getWalletLinks')).length
  const card = async (tab: Page) => {
    await expect(tab.getByRole('button', { name: 'Copy the number' })).toBeVisible()
    // The code of the links has come, so whatever they have to ask is asked.
    await expect
      .poll(() =>
        tab.evaluate(() =>
          performance.getEntriesByType('resource').some(({ name }) => /\/wallet\./.test(name)),
        ),
      )
      .toBe(true)
  }
  await page.goto('/card')
  await card(page)
  await expect.poll(asked).toBe(1)
  await page.reload()
  await card(page)
  await page.goto('/coupons')
  await page.goto('/card')
  await card(page)
  const tab = await context.newPage()
  await world.enter(tab, 'fuel')
  await tab.goto('/card')
  await card(tab)
  for (const one of [page, tab]) {
    await expect(wallets(one)).toHaveCount(0)
    await expect(one.getByText('There are no passes here.')).toHaveCount(0)
  }
  expect(await asked()).toBe(1)
})

for (const [width, height] of [
  [430, 1400],
  [1280, 800],
] as const)
  test(`nothing of the card moves when the links come, ${width} by ${height} @WAL-1 @D4`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height })
    await world.signIn(page, 'verified')
    await watchShifts(page)
    const held = await holdCalls(page, [/^GET .*\/user\/card\/wallet$/])
    await page.goto('/card')
    const call = await held.next()
    const parts = [
      page.locator('main').getByRole('img'),
      page.getByRole('button', { name: 'Copy the number' }),
      page.getByRole('button', { name: 'Request a physical card' }),
    ]
    const boxes = () => Promise.all(parts.map((part) => part.boundingBox()))
    const before = await boxes()
    const moved = (await moves(page)).length
    await call.continue()
    await expect(apple(page)).toBeVisible()
    expect(await boxes()).toEqual(before)
    const since = (await moves(page)).slice(moved)
    expect(since.filter(([, what]) => !what.startsWith('FOOTER'))).toEqual([])
  })

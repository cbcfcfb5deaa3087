import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible, sideways, stillness } from './models/accessible.ts'
import { atTill } from './models/coupons.ts'
import { openBeforeIsland } from './models/first-content.ts'
import { holdCalls } from './models/held.ts'
import { expectWholeModules, scan } from './models/scanner.ts'
import { makeAnswersStale, storedAnswers } from './models/stored-answers.ts'
import { expectToast } from './models/toasts.ts'

const number = '6340123456781001'
const code = (page: Page) => page.locator('#content').getByRole('img')
const enlarge = (page: Page) => page.getByRole('button', { name: 'Enlarge code' })

for (const [persona, read, kind] of [
  ['verified', `Code128 ${number}`, 'a barcode'],
  ['zero', 'EAN13 1234567810027', 'an EAN-13'],
  ['unverified', 'QRCode 6399123456781003', 'a QR code'],
] as const)
  test(`a till reads ${kind} from the card, small and enlarged @PRF-4`, {
    tag: ['@PRF-4', ...(kind === 'a barcode' ? ['@gate'] : [])],
  }, async ({ page, world }) => {
    await world.signIn(page, persona)
    await page.goto('/card')
    await expect(code(page)).toBeVisible()
    await expectWholeModules(code(page))
    await expect.poll(() => scan(code(page))).toEqual([read])
    await enlarge(page).click()
    const large = atTill(page).getByRole('img')
    await expect(large).toBeVisible()
    await stillness(page)
    await expectWholeModules(large)
    await expect.poll(() => scan(large)).toEqual([read])
    // Turned on its side the phone has more room for a barcode across.
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(large).toBeVisible()
    await expectWholeModules(large)
    await expect.poll(() => scan(large)).toEqual([read])
  })

test('a member reads her name and the number of her card before its code is there, and they stand still when it comes, 390 px wide @PRF-4 @FST-1', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await world.signIn(page, 'verified')
  const release = await openBeforeIsland(page, '/card', 'card.island', '/coupons')
  const main = page.getByRole('main')
  const name = main.getByText('Olivia Brennan', { exact: true })
  const digits = main.getByText('6340 1234 5678 1001', { exact: true })
  await expect(name).toBeInViewport()
  await expect(digits).toBeInViewport()
  await expect(main.getByRole('button')).toHaveCount(0)
  const before = [await name.boundingBox(), await digits.boundingBox()]
  release()
  await expect(code(page)).toBeVisible()
  await expect(digits).toHaveCount(1)
  expect([await name.boundingBox(), await digits.boundingBox()]).toEqual(before)
})

test('a dark club, in Bulgarian and on a fine screen, still holds out black on white @PRF-4 @WHL-1', {
  tag: ['@PRF-4', '@WHL-1'],
}, async ({ browser, baseURL, page, world }) => {
  await world.controls.post('/settings', {
    tenant: 'grocer',
    general: { 'VISUAL.color': { background: '#0d1117', primary: '#7ee787' } },
  })
  await world.signIn(page, 'verified', 'grocer')
  const state = await page.context().storageState()
  const fine = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: state,
    deviceScaleFactor: 2.625,
    viewport: { width: 412, height: 915 },
  })
  const phone = await fine.newPage()
  await world.enter(phone, 'grocer')
  await phone.goto('/card')
  await expect(phone.getByRole('heading', { level: 1, name: 'Моята карта' })).toBeVisible()
  await expect(phone.locator('body')).toHaveCSS('background-color', 'rgb(13, 17, 23)')
  const drawn = code(phone)
  await expect(drawn).toBeVisible()
  await expect(drawn).toHaveCSS('fill', 'rgb(0, 0, 0)')
  await expect(drawn.locator('..')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expectWholeModules(drawn, 2.625)
  await expect.poll(() => scan(drawn)).toEqual([`Code128 ${number}`])
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Уголемяване на кода' }).click()
  await expect(phone.getByRole('dialog').getByRole('img')).toBeVisible()
  await expectAccessible(phone)
  await fine.close()
})

test('the keyboard alone enlarges the code and comes back, at 320 px, and the screen stays on meanwhile @PRF-4', {
  tag: ['@PRF-4'],
}, async ({ page, world }) => {
  await page.addInitScript(() => {
    const held = new Set<unknown>()
    Object.assign(window, { held })
    const request = async () => {
      const lock = Object.assign(new EventTarget(), {
        released: false,
        release: async () => void held.delete(lock),
      })
      held.add(lock)
      return lock
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  const held = () => page.evaluate(() => (Reflect.get(window, 'held') as Set<unknown>).size)
  await page.setViewportSize({ width: 320, height: 640 })
  await world.signIn(page, 'verified')
  await page.goto('/card')
  await expect(code(page)).toBeVisible()
  await expectAccessible(page)
  await enlarge(page).focus()
  await page.keyboard.press('Enter')
  await expect(atTill(page)).toBeVisible()
  await expect.poll(held).toBe(1)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(atTill(page)).toBeHidden()
  await expect(enlarge(page)).toBeFocused()
  await expect.poll(held).toBe(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.keyboard.press('Enter')
  await expectToast(page, 'Card number copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number)
  expect(await sideways(page)).toBeLessThanOrEqual(0)
})

test('the card is kept as a PDF with a name in Cyrillic @PRF-4', { tag: ['@PRF-4'] }, async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified', 'grocer')
  await page.goto('/card')
  await expect(code(page)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Запазване като PDF' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('card-1001.pdf')
  const bytes = await readFile(await file.path())
  const read = await PDFDocument.load(new Uint8Array(bytes), {
    throwOnInvalidObject: true,
    updateMetadata: false,
  })
  expect(read.getPageCount()).toBe(1)
  expect(read.getTitle()).toMatch(/^\p{Script=Cyrillic}+ \p{Script=Cyrillic}+ Номер на картата$/u)
  // The picture of the name is a real one.
  expect(bytes.byteLength).toBeGreaterThan(8000)
})

test('the card is there in a new tab while the platform is away, works offline, and goes when she leaves @PRF-4 @SES-7', {
  tag: ['@PRF-4', '@SES-7', '@gate'],
}, async ({ page, world, context }) => {
  await world.signIn(page, 'verified')
  await page.goto('/card')
  await expect(code(page)).toBeVisible()
  await expect.poll(() => storedAnswers(page)).toContainEqual(expect.stringContaining('user'))
  await context.route('**/wl/v1/**', (route) => route.abort())
  const tab = await context.newPage()
  // Where it is read, since the other page may still write it.
  await makeAnswersStale(tab)
  await world.enter(tab, 'fuel')
  await tab.goto('/card')
  await expect(code(tab)).toBeVisible()
  await expect(tab.getByText('You’re offline. Your card still works.')).toBeVisible()
  await expect(tab.getByText('Olivia Brennan')).toBeVisible()
  await tab.close()
  await context.unroute('**/wl/v1/**')
  const isAhead = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /member-till/.test(name)))
  await expect.poll(isAhead).toBe(true)
  await context.setOffline(true)
  await expect(page.getByText('You’re offline. Your card still works.')).toBeVisible()
  await enlarge(page).click()
  await expect(atTill(page).getByRole('img')).toBeVisible()
  await stillness(page)
  await expect.poll(() => scan(atTill(page).getByRole('img'))).toEqual([`Code128 ${number}`])
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  expect(await storedAnswers(page)).toEqual([])
})

test('a member without a card is led to one, or goes on without; hers is shown once she has it @PRF-4 @PRF-5', {
  tag: ['@PRF-4', '@PRF-5', '@gate'],
}, async ({ page, world }) => {
  await world.signIn(page, 'cardless')
  await page.goto('/card')
  await expect(page.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Get a card' }).click()
  await expect(page).toHaveURL('/link-card')
  await page.getByRole('button', { name: 'Create a virtual card' }).click()
  await page.getByRole('link', { name: 'Show my card' }).click()
  await expect(page).toHaveURL('/card')
  await expect(page.locator('#content').getByText('Virtual card')).toBeVisible()
  await expect.poll(() => scan(code(page))).toEqual([expect.stringMatching(/^QRCode 6399[0-9]{12}$/)])
})

test('a card in plastic is requested from the profile for a place found by its city, by keyboard @PRF-1', {
  tag: ['@PRF-1'],
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await world.signIn(page, 'newcomer')
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Request a physical card' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Request card' }).press('Enter')
  await expect(dialog.getByText('Choose where to pick up your card.')).toBeVisible()
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  // The place is on the second page of the list: the search goes on until it is found.
  await dialog.getByLabel('Search by name or city').fill('inishc')
  const place = dialog.getByRole('radio', { name: /^Island Pump/ })
  await expect(place).toBeVisible()
  await dialog.getByLabel('Search by name or city').press('Enter')
  expect(await world.calls('requestPhysicalCard')).toHaveLength(0)
  await place.focus()
  await page.keyboard.press('Space')
  const held = await holdCalls(page, [/^POST .*\/physical-request$/])
  await dialog.getByRole('button', { name: 'Request card' }).dblclick()
  await held.release()
  await expect(page.getByRole('dialog', { name: 'Card requested' })).toBeVisible()
  await expect(dialog.getByRole('paragraph').filter({ hasText: 'Island Pump' })).toBeVisible()
  await expectAccessible(page)
  expect((await world.calls('requestPhysicalCard')).map(({ body }) => body)).toEqual([
    '{"store_id":"island"}',
  ])
})

test('a request whose reply is lost is not sent again by itself @PRF-1 @FT-28', {
  tag: ['@PRF-1', '@FT-28'],
}, async ({ page, world }) => {
  await world.signIn(page, 'newcomer')
  await world.fault({ endpoint: 'requestPhysicalCard', after: true, status: 504, body: '', times: 1 })
  await page.goto('/card#physical')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Quay Street/ }).check()
  await dialog.getByRole('button', { name: 'Request card' }).click()
  await expect(dialog.getByText(/may have arrived\./)).toBeVisible()
  await expect(dialog.getByRole('radio', { name: /^Quay Street/ })).toBeChecked()
  await expectAccessible(page)
  expect(await world.calls('requestPhysicalCard')).toHaveLength(1)
})

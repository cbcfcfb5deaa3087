import type { Locator, Page } from 'playwright/test'
import { expect, test, type World } from './fixtures.ts'
import { expectAccessible, stillness } from './models/accessible.ts'
import { atTill, openCoupons } from './models/coupons.ts'
import { darkenPages } from './models/dark.ts'
import { expectWholeModules, scan } from './models/scanner.ts'

const code = (page: Page) => page.locator('#content').getByRole('img', { name: /code/i })
const digits = (page: Page) => page.locator('#content [data-code]')

/** Opens the first coupon of the list, which is active, and returns what its scanner reads. */
const openActive = async (page: Page): Promise<string> => {
  await openCoupons(page)
  await page.locator('#content a[href^="/coupon/"]').first().click()
  await expect(code(page)).toBeVisible()
  return (await digits(page).textContent()) ?? ''
}

/** Lets the platform answer with the active coupon, its code as a QR code. */
const answerAsSquare = async (page: Page, world: World) => {
  await openCoupons(page)
  const id = (await page.locator('li[data-item]').first().getAttribute('data-item')) ?? ''
  const now = Math.floor(Date.now() / 1000)
  const coupon = {
    id,
    name: 'Free flat white with 30 litres',
    activated: true,
    user_coupon_id: 'uc',
    code: '123456789012',
    code_format: 'qr',
    expiration_at: now + 150,
    valid_until: now + 86_400,
    description_html: '<p>Any size, any day.</p>',
  }
  await world.fault({ endpoint: 'getCoupon', status: 200, body: { data: { coupon } } })
  return id
}

/** Tells whether a part is on the screen as a whole, without a scroll. */
const isOnScreen = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return scrollY === 0 && top >= 0 && bottom <= innerHeight
  })

test('a till reads an active coupon off the screen and enlarged, in bars of whole dots, upright and on its side @D3 @CPN-2', {
  tag: ['@D3', '@CPN-2', '@gate'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  const text = await openActive(page)
  await expectWholeModules(code(page))
  await expect.poll(() => scan(code(page))).toEqual([`Code128 ${text}`])
  await page.getByRole('button', { name: 'Enlarge code' }).click()
  const large = atTill(page).getByRole('img')
  await expect(large).toBeVisible()
  await stillness(page)
  await expectWholeModules(large)
  await expect.poll(() => scan(large)).toEqual([`Code128 ${text}`])
  await expect(atTill(page).locator('[data-code]')).toHaveText(text)
  await expect(atTill(page).getByText(/^Valid for/)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 844, height: 390 })
  await expectWholeModules(large)
  await expect.poll(() => scan(large)).toEqual([`Code128 ${text}`])
  await page.keyboard.press('Escape')
  await expect(atTill(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Enlarge code' })).toBeFocused()
})

test('a till reads a coupon’s QR code off the screen and enlarged @D3 @CPN-2', {
  tag: ['@D3', '@CPN-2'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  const id = await answerAsSquare(page, world)
  await page.goto(`/coupon/${id}`)
  await expect(code(page)).toBeVisible()
  await expectWholeModules(code(page))
  await expect.poll(() => scan(code(page))).toEqual(['QRCode 123456789012'])
  await page.getByRole('button', { name: 'Enlarge code' }).click()
  const large = atTill(page).getByRole('img')
  await expect(large).toBeVisible()
  await stillness(page)
  await expectWholeModules(large)
  await expect.poll(() => scan(large)).toEqual(['QRCode 123456789012'])
})

for (const club of ['fuel', 'grocer'] as const)
  test(`on a phone on its side, large or small, the code and its digits of ${club} need no scroll @D3`, {
    tag: ['@D3'],
  }, async ({ page, world }) => {
    const expectOnScreen = async (...parts: Locator[]) => {
      for (const size of [
        { width: 932, height: 430 },
        { width: 844, height: 390 },
        { width: 667, height: 375 },
      ]) {
        await page.setViewportSize(size)
        for (const part of parts) await expect.poll(() => isOnScreen(part)).toBe(true)
      }
    }
    await page.setViewportSize({ width: 667, height: 375 })
    await world.signIn(page, 'verified', club)
    await page.goto('/card')
    const card = page.locator('#content').getByRole('img')
    await expect(card).toBeVisible()
    await expectOnScreen(card, page.getByText('6340 1234 5678 1001'))
    await page.goto('/coupons')
    await page.locator('#content a[href^="/coupon/"]').first().click()
    const bars = page.locator('#content section').getByRole('img')
    await expect(bars).toBeVisible()
    await expectOnScreen(bars, digits(page))
  })

/** A contrast theme of the system, with light letters on a dark page. */
const contrastTheme = { forcedColors: 'active', colorScheme: 'dark' } as const
const blackOnWhite = ['rgb(255, 255, 255)', 'rgb(0, 0, 0)']

/** Returns the colour that is painted behind the marks of a code, and that of the marks themselves. */
const painted = (drawn: Locator) =>
  drawn.evaluate((svg) => {
    const pad = svg.parentElement as Element
    const path = svg.querySelector('path') as Element
    return [getComputedStyle(pad).backgroundColor, getComputedStyle(path).fill]
  })

test('a dark contrast theme of the system leaves a coupon’s code black on white, small and enlarged @D2', {
  tag: ['@D2'],
}, async ({ page, world }) => {
  await page.emulateMedia(contrastTheme)
  await world.signIn(page, 'verified')
  const text = await openActive(page)
  // The theme is really on: the page itself is dark.
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(0, 0, 0)')
  expect(await painted(code(page))).toEqual(blackOnWhite)
  await expect.poll(() => scan(code(page))).toEqual([`Code128 ${text}`])
  await page.getByRole('button', { name: 'Enlarge code' }).click()
  await expect(atTill(page).getByRole('img')).toBeVisible()
  await stillness(page)
  expect(await painted(atTill(page).getByRole('img'))).toEqual(blackOnWhite)
})

test('a dark contrast theme of the system leaves the club’s logo on the colour that it is made for @D2', {
  tag: ['@D2'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/card')
  const logos = [page.locator('header [data-drawn] img'), page.locator('#content img').first()]
  const grounds = () =>
    Promise.all(
      logos.map((logo) =>
        logo.evaluate((img) => getComputedStyle(img.parentElement as Element).backgroundColor),
      ),
    )
  // The header of this club is white, the theme's ground black.
  const own = 'rgb(255, 255, 255)'
  expect(await grounds()).toEqual([own, own])
  await page.emulateMedia(contrastTheme)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(0, 0, 0)')
  expect(await grounds()).toEqual([own, own])
})

test('the buttons under a code hold their words at every width, and break the row before they spill @D5', {
  tag: ['@D5'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await openActive(page)
  // Other browsers set the same letters wider by up to a tenth.
  for (const width of [320, 360, 390, 412])
    for (const spacing of ['normal', '0.06em']) {
      await page.setViewportSize({ width, height: 844 })
      const spilt = await page
        .locator('#content section')
        .getByRole('button')
        .evaluateAll((buttons, letterSpacing) => {
          for (const button of buttons) (button as HTMLElement).style.letterSpacing = letterSpacing
          return buttons
            .filter((button) => {
              const { left, right } = (button.parentElement as Element).getBoundingClientRect()
              const box = button.getBoundingClientRect()
              return button.scrollWidth > button.clientWidth || box.left < left - 1 || box.right > right + 1
            })
            .map(({ textContent }) => textContent)
        }, spacing)
      expect(spilt, `${width} px, letters ${spacing}`).toEqual([])
    }
})

test('a till reads a coupon and a card in a browser that darkens pages by itself, small and enlarged @TIL-2', async ({
  page,
  world,
}) => {
  const expectRead = async (read: string) => {
    await darkenPages(page)
    await expect
      .poll(() => scan(page.locator('#content').getByRole('img', { name: /code/i })))
      .toEqual([read])
    await page.getByRole('button', { name: 'Enlarge code' }).click()
    await expect(atTill(page).getByRole('img')).toBeVisible()
    await stillness(page)
    await expect.poll(() => scan(atTill(page).getByRole('img'))).toEqual([read])
  }
  await world.signIn(page, 'verified')
  const text = await openActive(page)
  await expectRead(`Code128 ${text}`)
  await page.goto('/card')
  await expectRead('Code128 6340123456781001')
})

import type { Page } from 'playwright/test'
import { expect, test, type World } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { openFooter } from './models/footer.ts'

const terms = (page: Page) => page.getByRole('dialog', { name: 'Terms of the club' })
const text = (page: Page) => terms(page).getByRole('region', { name: 'Consent text' })
const agree = (page: Page) => terms(page).getByRole('button', { name: 'Agree', exact: true })
const opener = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Terms of the club' })
const heading = (page: Page) => page.locator('#content h1:visible')

const long = Array.from(
  { length: 40 },
  (_, index) => `<h2>${index + 1}.</h2><p>Members agree to this.</p>`,
).join('')
const short = '<p>Be kind.</p>'

/** A member has not signed the one required consent of the footer, and its text is this. */
const ask = async (page: Page, world: World, html: string) => {
  const consent = {
    id: 'terms',
    version_id: 'terms-3',
    title: 'Terms of the club',
    is_required: true,
    is_read_required: true,
    is_signed: false,
    displayIn: ['footer'],
  }
  await world.fault({ endpoint: 'listConsents', status: 200, body: { data: { consents: [consent] } } })
  await world.fault({ endpoint: 'getConsentTextByVersion', status: 200, body: { data: { title: '', html } } })
  await world.signIn(page, 'verified')
  await page.goto('/deletion')
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
  // The footer comes to life when it is near.
  await openFooter(page)
  await opener(page).scrollIntoViewIfNeeded()
}

test('a member reads a long text to its end with End alone, and can agree only then @CON-1 FT-34', {
  tag: ['@CON-1', '@gate'],
}, async ({ page, world }) => {
  await ask(page, world, long)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(text(page)).toBeFocused()
  await expect(text(page).getByRole('heading').first()).toBeVisible()
  await expect(agree(page)).toBeDisabled()
  await expect(terms(page).getByText('Scroll to the end to agree.')).toBeVisible()
  await page.keyboard.press('End')
  await expect(agree(page)).toBeEnabled()
  await expect(terms(page).getByText('You can agree now.')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(agree(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(terms(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  expect(await world.calls('signConsent')).toHaveLength(1)
})

for (const zoom of [0.8, 1.1, 2])
  test(`at a zoom of ${Math.round(zoom * 100)} % the end of a text is reached, and nothing of it is cut off @CON-1 FT-34`, {
    tag: ['@CON-1'],
  }, async ({ browser, world, baseURL, context }) => {
    // Zooming a page makes its pixels larger and its window, in those pixels, smaller.
    const zoomed = await browser.newContext({
      baseURL: baseURL ?? '',
      deviceScaleFactor: zoom,
      viewport: { width: Math.round(1280 / zoom), height: Math.round(720 / zoom) },
    })
    await zoomed.addCookies(await context.cookies())
    const page = await zoomed.newPage()
    await ask(page, world, long)
    await opener(page).click()
    await expect(text(page).getByRole('heading').first()).toBeVisible()
    await expect(agree(page)).toBeDisabled()
    await text(page).evaluate((box) => box.scrollTo({ top: box.scrollHeight - box.clientHeight - 3 }))
    await expect(text(page).locator('p').last()).toBeInViewport()
    await expect(agree(page)).toBeDisabled()
    await text(page).hover()
    await page.mouse.wheel(0, 10_000)
    await expect(agree(page)).toBeEnabled()
    await expect(text(page).locator('p').last()).toBeInViewport({ ratio: 1 })
    await expect(agree(page)).toBeInViewport({ ratio: 1 })
    await zoomed.close()
  })

test('a short text that a late picture makes long must be scrolled after all @CON-1 FT-34', {
  tag: ['@CON-1'],
}, async ({ page, world }) => {
  const picture = Promise.withResolvers<void>()
  await page.route('**/late.svg', async (route) => {
    await picture.promise
    await route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="1600"/>',
    })
  })
  await ask(page, world, `<p>Look at this:</p><img src="/late.svg" alt="">${short}`)
  await opener(page).click()
  await expect(text(page)).toContainText('Be kind.')
  await expect(agree(page)).toBeDisabled()
  picture.resolve()
  await expect.poll(() => text(page).evaluate((box) => box.scrollHeight)).toBeGreaterThan(1600)
  await expect(agree(page)).toBeDisabled()
  await page.keyboard.press('End')
  await expect(agree(page)).toBeEnabled()
})

test('a visitor of fuel reads a consent on a page of its own, at 320 px too @CON-3 @RTE-9', {
  tag: ['@CON-3', '@RTE-9'],
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await world.enter(page, 'fuel')
  await page.goto('/consent/terms')
  await expect(heading(page)).toHaveText('Terms of the club')
  await expect(page.locator('#content article h2').first()).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.locator('[data-aside]')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(heading(page)).toBeVisible()
})

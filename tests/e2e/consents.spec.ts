import type { Page } from 'playwright/test'
import { expect, test, type World } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { openFooter } from './models/footer.ts'
import { policyReports } from './models/hostile.ts'

const terms = (page: Page) => page.getByRole('dialog', { name: 'Terms of the club' })
const text = (page: Page) => terms(page).getByRole('region', { name: 'Text of the consent' })
const agree = (page: Page) => terms(page).getByRole('button', { name: 'Agree', exact: true })
const opener = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Terms of the club' })
const heading = (page: Page) => page.locator('main h1:visible')

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
  await expect(terms(page).getByText('Scroll to the end of the text to agree.')).toBeVisible()
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

test('disagreeing and closing close the dialog and sign nothing, and it must be read anew @CON-2', {
  tag: ['@CON-2', '@gate'],
}, async ({ page, world }) => {
  await ask(page, world, long)
  for (const close of ['Disagree', 'Close without agreeing', 'Escape']) {
    await opener(page).click()
    await expect(text(page).getByRole('heading').first()).toBeVisible()
    await expect(agree(page)).toBeDisabled()
    await page.keyboard.press('End')
    await expect(agree(page)).toBeEnabled()
    if (close === 'Escape') await page.keyboard.press('Escape')
    else await terms(page).getByRole('button', { name: close }).click()
    await expect(terms(page)).toBeHidden()
  }
  expect(await world.calls('signConsent')).toHaveLength(0)
})

test('a text that does not come says why and is asked for again @CON-1', {
  tag: ['@CON-1', '@gate'],
}, async ({ page, world, context }) => {
  await ask(page, world, short)
  await opener(page).click()
  await expect(agree(page)).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(terms(page)).toBeHidden()
  await context.setOffline(true)
  await opener(page).click()
  await expect(terms(page).getByRole('alert')).toContainText('We cannot reach the server.')
  await expect(agree(page)).toBeDisabled()
  await context.setOffline(false)
  await terms(page).getByRole('button', { name: 'Try again' }).click()
  await expect(agree(page)).toBeEnabled()
})

test('a visitor of fuel reads a consent on a page of its own, at 320 px too @CON-3 @RTE-9', {
  tag: ['@CON-3', '@RTE-9'],
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await world.enter(page, 'fuel')
  await page.goto('/consent/terms')
  await expect(heading(page)).toHaveText('Terms of the club')
  await expect(page.locator('main article h2').first()).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.locator('[data-aside]')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(heading(page)).toBeVisible()
})

test('a member of fuel reads a consent in the frame of members @CON-3 @RTE-9', {
  tag: ['@CON-3', '@RTE-9', '@gate'],
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await world.signIn(page, 'verified')
  await page.goto('/consent/terms')
  await expect(heading(page)).toHaveText('Terms of the club')
  await expect(page.locator('main article h2').first()).toBeVisible()
  await expect(page.locator('[data-aside]')).toBeVisible()
  await expectAccessible(page)
})

test.describe(() => {
  test.use({ expectedErrors: policyReports })

  test('a hostile text of a consent is shown and does nothing @CON-3 XS-01', {
    tag: ['@CON-3', '@gate'],
  }, async ({ page, world }) => {
    const html =
      '<p onclick="window.__hit=1">Rules</p><img src=x onerror="window.__hit=1"><script>window.__hit=1</script><form><input name=a></form>'
    await world.fault({
      endpoint: 'getConsentText',
      status: 200,
      body: { data: { title: '<b>Terms</b>', html } },
    })
    await world.enter(page, 'fuel')
    await page.goto('/consent/terms')
    await expect(heading(page)).toHaveText('<b>Terms</b>')
    await page.locator('main article p').click()
    await expect(page.locator('main article form, main article script')).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, '__hit'))).toBeUndefined()
  })
})

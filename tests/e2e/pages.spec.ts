import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { openFooter } from './models/footer.ts'
import { dangers, hostileHtml, policyReports, touched } from './models/hostile.ts'

const heading = (page: Page) => page.locator('main h1:visible')
const footer = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })
const words = (page: Page) => page.getByText('Show your card at the till: each euro is worth a point.')
const offline = 'You are offline. What you see may be out of date.'

test('while the type of a page loads a spinner turns; then its words come, by link, by address and by reload @RTE-10 @RTE-1', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/')
  await openFooter(page)
  await footer(page, 'Help').click()
  await expect(page).toHaveURL('/page/help')
  await expect(heading(page)).toHaveText('Help')
  await expect(words(page)).toBeVisible()
  // An answer that is held back: the spinner is there until it comes, and words are not asked for before.
  const held = Promise.withResolvers<void>()
  await page.route('**/wl/v1/page/about', async (route) => {
    await held.promise
    await route.continue()
  })
  await openFooter(page)
  await footer(page, 'About the club').click()
  await expect(page).toHaveURL('/page/about')
  await expect(page.locator('main [data-spinner]')).toBeVisible()
  await expect(
    page.getByRole('status', { name: 'Loading…' }).and(page.locator('[data-spinner]')),
  ).toBeVisible()
  expect((await world.calls('getPageHtml')).map(({ path }) => path)).toEqual(['/wl/v1/page/help/html'])
  held.resolve()
  await expect(heading(page)).toHaveText('About the club')
  await expect(page.getByRole('row', { name: 'Members 48,000' })).toBeVisible()
  await expect(page.locator('main [data-spinner]')).toHaveCount(0)
  await page.goto('/page/help')
  await expect(words(page)).toBeVisible()
  await page.reload()
  await expect(words(page)).toBeVisible()
  await page.getByRole('link', { name: 'the coupons' }).click()
  await expect(page).toHaveURL('/coupons')
})

test('a page that fails is tried again, be it its type or its words, and stays when the network goes @RTE-10 FT-05 FT-06', {
  tag: '@gate',
}, async ({ page, world, context }) => {
  await world.fault({ endpoint: 'getPage', times: 1, status: 503, body: '' })
  await world.fault({ endpoint: 'getPageHtml', times: 1, status: 500, body: '' })
  await world.signIn(page, 'verified')
  await page.goto('/page/help')
  const alert = page.locator('main').getByRole('alert')
  await expect(alert).toContainText('Something is wrong on our side')
  await expectAccessible(page)
  await alert.getByRole('button', { name: 'Try again' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Help')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(words(page)).toBeVisible()
  await expect(alert).toHaveCount(0)
  await context.setOffline(true)
  await expect(page.getByText(offline)).toBeVisible()
  await expect(words(page)).toBeVisible()
  await expectAccessible(page)
})

test.describe(() => {
  test.use({ expectedErrors: policyReports })

  test('a hostile page is shown and does nothing @RTE-10 XS-01', { tag: '@gate' }, async ({
    page,
    world,
  }) => {
    const title = '<b onclick="window.__hit=1">Help</b>'
    await world.fault({
      endpoint: 'getPage',
      status: 200,
      body: { data: { page: { id: 'help', title, type: 'HTML' } } },
    })
    await world.fault({ endpoint: 'getPageHtml', status: 200, body: { data: { html: hostileHtml } } })
    await world.signIn(page, 'verified')
    await page.goto('/page/help')
    // Its text has a heading of that level too.
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(page.getByText('The end of the text')).toBeVisible()
    expect(await dangers(page, 'main article')).toEqual([])
    expect(await touched(page, 'main article .prose')).toBe(0)
  })
})

test('links of a page to other sites open a tab that cannot reach back; those to this site stay @RTE-10 @XS-21', async ({
  page,
  world,
  context,
}) => {
  const html =
    '<p><a href="https://shop.example/a">Shop</a> <a href="/perks">Perks</a> <a href="//evil.example">Evil</a></p>'
  await context.route('https://shop.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  )
  await world.fault({ endpoint: 'getPageHtml', status: 200, body: { data: { html } } })
  await world.signIn(page, 'verified')
  await page.goto('/page/help')
  const text = page.locator('main article')
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    text.getByRole('link', { name: 'Shop' }).click(),
  ])
  await expect(tab).toHaveURL('https://shop.example/a')
  expect(await tab.evaluate(() => opener)).toBe(null)
  await tab.close()
  await expect(text.getByText('Evil')).not.toHaveAttribute('href')
  await text.getByRole('link', { name: 'Perks' }).click()
  await expect(page).toHaveURL('/perks')
})

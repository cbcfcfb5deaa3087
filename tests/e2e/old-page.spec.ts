import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { field, fill, person, toForm } from './models/registration.ts'

/** Counts how often the window has asked for its page. */
const visitsOf = (page: Page) => {
  const visits: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) visits.push(request.url())
  })
  return visits
}

/** The host answers 404 for files of code whose names begin so, as after a deploy. */
const takeAway = (page: Page, name: string) =>
  page.route(
    ({ pathname }) => pathname.startsWith(`/_astro/${name}`),
    (route) => route.fulfill({ status: 404, body: '' }),
  )

const errorLine = (page: Page) => page.locator('#fault')

// The browser and React report the file that did not come; nothing was left unhandled.
test.use({ expectedErrors: /^console: / })

test('a member whose page is old has the new one after one reload, without a word @A3 FT-23', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  let isOld = true
  await page.route('**/coupons', async (route) => {
    if (route.request().resourceType() !== 'document' || !isOld) return route.continue()
    isOld = false
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(
        /\/_astro\/coupons\.island\.[\w-]+\.js/g,
        '/_astro/coupons.island.old.js',
      ),
    })
  })
  const visits = visitsOf(page)
  await page.goto('/coupons')
  await expect(page.locator('#content a[href^="/coupon/"]').first()).toBeVisible()
  expect(visits).toHaveLength(2)
  await expect(errorLine(page)).toBeHidden()
})

test('a visitor whose page is old keeps what she has typed, but for the password, over the one reload @A3 FT-23 @REG-5', async ({
  page,
  world,
}) => {
  await toForm(page, world)
  await fill(page)
  await takeAway(page, 'terms-dialog.')
  const visits = visitsOf(page)
  const consent = page.locator('#content input[type=checkbox][required]').first()
  await consent.click()
  await expect.poll(() => visits.length).toBe(1)
  await expect(field(page, 'email')).toHaveValue(person.email)
  await expect(field(page, 'firstname')).toHaveValue('Nora')
  await expect(field(page, 'password')).toHaveValue('')
  await expect(errorLine(page)).toBeHidden()

  await consent.click()
  await expect(page.getByText('This window didn’t load.')).toBeVisible()
  await expect(errorLine(page)).toBeVisible()
  expect(visits).toHaveLength(1)
  await expect(field(page, 'email')).toHaveValue(person.email)
})

test('a member whose page is old keeps what no draft holds: the page says so and is not reloaded @A3 FT-23', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'cardless')
  await page.goto('/link-card')
  const number = page.getByLabel('Card number')
  await number.fill('1234 5678')
  const typed = await number.inputValue()
  await takeAway(page, 'scan-dialog.')
  const visits = visitsOf(page)
  await page.getByRole('button', { name: 'Scan your card' }).click()
  const missing = page.getByText('This window didn’t load.')
  await expect(missing).toBeVisible()
  await expect(errorLine(page)).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(number).toHaveValue(typed)
  expect(visits).toEqual([])
})

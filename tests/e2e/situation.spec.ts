import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { testersSite } from './models/sites.ts'

test.use({ baseURL: testersSite, permissions: ['clipboard-read', 'clipboard-write'] })

test('a tester makes the refresh fail while a coupon with 20 seconds left is activated, in Polish, and reports it', async ({
  page,
  world,
}) => {
  await page.goto('/qa/situation')
  await page.getByLabel('Who you are').selectOption('verified')
  await page.getByLabel('Page', { exact: true }).selectOption('/coupon/{id}')
  await page.getByLabel('Language').selectOption('pl')
  await page.getByLabel('When').selectOption('coupon-20s')
  for (const [call, fault] of [
    ['activateCoupon', 'expired'],
    ['refreshSession', 'status-503'],
  ] as const) {
    await page.getByLabel('Call').selectOption(call)
    await page.getByLabel('Fault', { exact: true }).selectOption(fault)
    await page.getByRole('button', { name: 'Add this fault' }).click()
  }
  await expect(page.getByRole('img', { name: 'The address as a QR code' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go' }).click()

  await expect(page).toHaveURL(/\/coupon\/\d+$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await expect(page.getByRole('main')).toContainText(/(?:20|1\d)\s*s/)
  await page.keyboard.press('Alt+KeyQ')
  const inspector = page.getByRole('region', { name: 'Inspector' })
  await page.getByRole('main').getByRole('button', { name: 'Aktywuj' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aktywuj' }).click()

  // The session keeps its tokens and cools down; the button has read the coupon anew and asks again.
  const session = inspector.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'session' }) })
  await expect(session).toContainText('member.cooling')
  const map = inspector.getByRole('link', { name: 'coupon-button' })
  await expect(map).toHaveAttribute('href', '/qa/machines/coupon-button#state=confirming')
  await inspector.getByRole('button', { name: 'Copy bug report' }).click()
  await expect(inspector.getByRole('status')).toContainText('Copied')
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toContain('- Locale: pl')
  expect(report).toMatch(/session \| rejected .*\| member\.resting → member\.renewing/)
  expect(report).toContain('activating → rechecking')
  expect(report).toContain('| POST user/token/refresh | 503 JSON |')
  expect(report).toContain(
    'fault=activateCoupon.expired&fault=refreshSession.status-503&clock=coupon-20s&to=/coupon/%7Bid%7D',
  )
  expect(await world.calls('activateCoupon')).toHaveLength(1)

  await map.click()
  await expect(page.getByRole('heading', { name: 'coupon-button' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'confirming, now' })).toBeVisible()
})

test('a tester opens the address of a situation: a deleted member, the grocer, a page that is offline', async ({
  page,
  world,
}) => {
  await page.goto('/qa/situation?persona=deleted&tenant=grocer&to=/coupons')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
  await expect(page.locator('html')).toHaveAttribute('data-session', 'visitor')
  expect((await world.calls('refreshSession')).map(({ status }) => status)).toEqual([401])

  await page.goto('/qa/situation?persona=zero&tenant=fuel&fault=listTransactions.offline&to=/transactions')
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await world.calls('listTransactions')).toEqual([])
  await page.goto('/transactions?qa=1')
  const inspector = page.getByRole('region', { name: 'Inspector' })
  await inspector.getByRole('button', { name: 'Requests' }).click()
  await expect(
    inspector.getByRole('row').filter({ hasText: 'GET user/wallet/transactions' }).first(),
  ).toContainText('no answer (made by the page: listTransactions.offline)')
})

test('a tester lets the time run sixty times as fast, and sees a coupon of 100 seconds end', async ({
  page,
}) => {
  await page.goto('/qa/situation?persona=verified&tenant=fuel&clock=coupon-100s&speed=60&to=/coupon/{id}')
  await expect(page).toHaveURL(/\/coupon\/\d+$/)
  await expect(page.getByRole('main').getByText('Expired')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /Activate/ })).toHaveCount(0)
})

test('a tester without the sandbox is told what is left out, and has the faults that a page can make', async ({
  page,
}) => {
  await page.route('**/__sandbox/**', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto(
    '/qa/situation?persona=verified&tenant=fuel&lang=cs&clock=coupon-20s&fault=getDomainConfig.hang&fault=signIn.status-500&to=/pass-login',
  )
  const told = page.getByRole('status').filter({ hasText: 'Set up, except for' })
  for (const part of ['the sandbox does not answer here', 'the person: sign in yourself', 'the moment'])
    await expect(told).toContainText(part)
  await expect(told).toContainText('the fault hang of getDomainConfig')
  await expectAccessible(page)
  await told.getByRole('link', { name: 'Go on' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  await page.locator('input[type=email]').fill('verified@example.com')
  await page.locator('input[type=password]').fill('Demo1234')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
})

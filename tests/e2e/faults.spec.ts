import { expect, test } from './fixtures.ts'

test('a visitor whose club’s settings never come gets the defaults and can sign in FT-25 @WHL-2 @RTE-2', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.fault({ endpoint: 'getDomainConfig', hang: true })
  const { email, password } = world.persona('verified')
  await page.goto('/')
  await expect(page.locator('main form')).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('main form').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.locator('html[data-session="member"]')).toBeAttached()
})

test('what cannot be read of the platform’s answers is told in the console, and the member sees the rest FT-14 FT-17 @WHL-1', async ({
  page,
  world,
}) => {
  const told: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') told.push(message.text())
  })
  await world.signIn(page, 'verified')
  await world.controls.post('/settings', { tenant: 'fuel', general: { 'HEADER.height': 'tall' } })
  await world.fault({
    endpoint: 'listCoupons',
    status: 200,
    body: { data: { coupons: [{ name: 'Without an id' }, { id: 1, name: 'Bread' }] } },
  })
  await page.goto('/coupons')
  await expect(page.locator('main a[href="/coupon/1"]').first()).toBeVisible()
  await expect(page.locator('main')).not.toContainText('Without an id')
  expect(told.join('\n')).toContain('left out of settings: HEADER.height')
  expect(told.join('\n')).toContain('left out of coupons: item 0')
})

test('a member who is offline is told so calmly and goes on when the network is back FT-06', {
  tag: '@gate',
}, async ({ context, page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  await expect(page.locator('main a[href^="/coupon/"]').first()).toBeVisible()
  await context.route('**/wl/v1/user/wallet/**', (route) => route.abort('internetdisconnected'))
  await page.goto('/transactions')
  const retry = page.locator('main').getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await context.unroute('**/wl/v1/user/wallet/**')
  await retry.click()
  await expect(page.locator('main [role=row], main tbody tr').first()).toBeVisible()
})

test.describe('with nothing in the browser’s cache', () => {
  test.use({ newWindow: true })

  test('a member on a network of 400 ms and 400 kbit/s sees her coupons, asked for once FT-08', async ({
    page,
    world,
  }) => {
    await world.signIn(page, 'verified')
    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    })
    await page.goto('/coupons', { waitUntil: 'commit' })
    await expect(page.locator('main h1').first()).toBeVisible()
    await expect(page.locator('main a[href^="/coupon/"]').first()).toBeVisible()
    expect(await world.calls('listCoupons')).toHaveLength(1)
  })
})

test.describe(() => {
  // The browser and Astro report the file that is gone.
  test.use({ expectedErrors: /^console: / })

  test('an island whose code is gone says so in its place, and the rest of the page lives FT-24', {
    tag: '@gate',
  }, async ({ page, world }) => {
    await world.signIn(page, 'verified')
    await page.route('**/_astro/coupons.island*', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/coupons')
    await expect(page.locator('#fault')).toBeVisible()
    await expect(page.locator('#fault')).toContainText('reload')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeAttached()
  })
})

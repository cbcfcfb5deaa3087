import { expect, test } from './fixtures.ts'

test('a visitor whose club’s settings never come gets the defaults and can sign in FT-25 @WHL-2 @RTE-2', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.fault({ endpoint: 'getDomainConfig', hang: true })
  const { email, password } = world.persona('verified')
  await page.goto('/')
  await expect(page.locator('#content form')).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('#content form').getByRole('button', { name: 'Sign in' }).click()
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
  await expect(page.locator('#content a[href="/coupon/1"]').first()).toBeVisible()
  await expect(page.locator('#content')).not.toContainText('Without an id')
  expect(told.join('\n')).toContain('left out of settings: HEADER.height')
  expect(told.join('\n')).toContain('left out of coupons: item 0')
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
    await expect(page.locator('#content h1').first()).toBeVisible()
    await expect(page.locator('#content a[href^="/coupon/"]').first()).toBeVisible()
    expect(await world.calls('listCoupons')).toHaveLength(1)
  })
})

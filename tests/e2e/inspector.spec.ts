import { authKey, keyOfTenant } from '#lib/browser/storage-keys.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { actionOf, tile } from './models/coupons.ts'
import { testersSite } from './models/sites.ts'

test.use({ baseURL: testersSite, permissions: ['clipboard-read', 'clipboard-write'] })

test('a tester watches a sign-in from page to page, and pastes a bug report without anything of the member’s', async ({
  page,
  world,
}) => {
  const { email, password } = world.persona('verified')
  await page.goto('/pass-login?tenant=fuel&qa=1')
  const inspector = page.getByRole('region', { name: 'Inspector' })
  await expect(inspector.getByRole('link', { name: 'form' })).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')

  // The panel stays open on the next page, and has kept what happened on the last one.
  await expect(page).toHaveURL(/\/$/)
  await expect(inspector.getByRole('listitem').filter({ hasText: 'session' })).toContainText('member.resting')
  await inspector.getByRole('button', { name: 'Events' }).click()
  await expect(
    inspector.getByRole('row').filter({ hasText: 'form' }).filter({ hasText: 'submitted' }),
  ).toContainText('/pass-login')
  await inspector.getByRole('button', { name: 'Requests' }).click()
  await expect(inspector.getByRole('row').filter({ hasText: 'POST user/login' })).toContainText('200 JSON')
  await expectAccessible(page)

  await inspector.getByRole('button', { name: 'Copy bug report' }).click()
  await expect(inspector.getByRole('status')).toContainText('Copied')
  const report = await page.evaluate(() => navigator.clipboard.readText())
  const auth = await page.evaluate((key) => localStorage.getItem(key) ?? '', keyOfTenant(authKey, 'fuel'))
  expect(report).toContain('- **session**: `member.resting`')
  expect(report).toContain('| POST user/login | 200 JSON |')
  for (const secret of [email, password, ...Object.values(JSON.parse(auth) as Record<string, string>)])
    expect(report).not.toContain(secret)
})

test('a tester works in the panel while a dialog of the page stays open, and hides it by Escape or Alt+Q', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  // One that does not end while the tester works.
  await actionOf(tile(page, 'Every tenth coffee is free')).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Alt+KeyQ')
  const inspector = page.getByRole('region', { name: 'Inspector' })
  await expect(inspector.getByText('confirming')).toBeVisible()
  await inspector.getByRole('button', { name: 'Cache' }).click()
  await expect(inspector.getByRole('row').filter({ hasText: 'coupons' })).toContainText('success')
  await inspector.getByRole('button', { name: 'Portal' }).click()
  await expect(inspector.getByText('member, in this tab for')).toBeVisible()
  await expect(dialog).toBeVisible()

  const height = () => inspector.evaluate(({ clientHeight }) => clientHeight / innerHeight)
  expect(await height()).toBeCloseTo(0.45, 1)
  await inspector.getByRole('button', { name: 'Taller' }).click()
  await expect.poll(height).toBeCloseTo(0.8, 1)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inspector).toBeHidden()
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Inspector (Alt+Q)' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
})

test('a tester with the keyboard alone goes from a dialog of the page to the inspector, and back', async ({
  page,
  world,
}) => {
  await page.goto('/qa')
  await expect(page.getByText('Alt+Shift+Q takes the keyboard to it and back')).toBeVisible()
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  await actionOf(tile(page, 'Every tenth coffee is free')).press('Enter')
  const activate = page.getByRole('dialog').getByRole('button', { name: 'Activate' })
  await activate.focus()
  const inspector = page.getByRole('region', { name: 'Inspector' })
  await page.keyboard.press('Alt+Shift+KeyQ')
  await expect(inspector.getByRole('button', { name: 'Machines' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(inspector.getByRole('button', { name: 'Events' })).toBeFocused()
  await page.keyboard.press('Alt+Shift+KeyQ')
  await expect(activate).toBeFocused()
  await page.keyboard.press('Alt+Shift+KeyQ')
  await expect(inspector.getByRole('button', { name: 'Machines' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(inspector).toBeHidden()
  await expect(activate).toBeFocused()
})

test('on a phone the inspector shows what became of each request without a scroll to the side', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await page.goto('/coupons?qa=1')
  const inspector = page.getByRole('region', { name: 'Inspector' })
  await inspector.getByRole('button', { name: 'Requests' }).click()
  const rows = inspector.getByRole('table', { name: 'Requests' })
  await expect(rows.getByRole('row').filter({ hasText: 'GET coupons' })).toContainText('200 JSON')
  await expect(rows).toContainText('GET platform/domain/{domain}/config/public')
  expect(
    await rows.evaluate(({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0)),
  ).toBeLessThanOrEqual(0)
})

test('`?inspect=stately` opens Stately’s inspector with the first press, and sends it the machines without the member', async ({
  context,
  page,
  world,
}) => {
  // Its page says that it is there, and shows what it gets.
  const receiver = `<pre></pre><script>
    addEventListener('message', ({ data }) => { document.querySelector('pre').append(JSON.stringify(data)) })
    opener.postMessage({ type: '@statelyai.connected' }, '*')
  </script>`
  await context.route('https://stately.ai/**', (route) =>
    route.fulfill({ body: receiver, contentType: 'text/html' }),
  )
  const { email } = world.persona('verified')
  await world.signIn(page, 'verified')
  await page.goto('/coupons?inspect=stately')
  const opened = context.waitForEvent('page')
  await expect(async () => {
    await page.getByRole('button', { name: 'Inspector (Alt+Q)' }).click()
    expect(context.pages()).toHaveLength(2)
  }).toPass()
  const stately = await opened
  await expect(stately).toHaveURL('https://stately.ai/inspect')
  await expect(stately.locator('pre')).toContainText('"name":"coupon-button"')
  await expect(stately.locator('pre')).not.toContainText(email)
})

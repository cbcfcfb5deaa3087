import type { Page } from 'playwright/test'
import { expect, test, type World } from './fixtures.ts'
import { holdCalls } from './models/held.ts'
import { expectToast } from './models/toasts.ts'

const field = (page: Page, name: string) => page.locator(`#content form [name=${name}]`)
const place = (page: Page, path: string) => page.locator(`[data-place] > a[href="${path}"]`)

/** Opens a page by loading it, and waits until presses change the page within the document. */
const begin = async (page: Page, world: World, path: string) => {
  await world.signIn(page, 'verified')
  await page.goto(path)
  await expect(page.locator('meta[name=astro-view-transitions-enabled]')).toBeAttached()
}

interface LeftForm {
  readonly path: string
  readonly name: string
  readonly typed: string
  readonly call: RegExp
  readonly endpoint: Parameters<World['calls']>[0]
  readonly toast: string
}

const forms: readonly LeftForm[] = [
  {
    path: '/delivery-address/1',
    name: 'street',
    typed: '3 Quay Street',
    call: /^PUT .*\/user\/address\/1$/,
    endpoint: 'updateAddress',
    toast: 'Address saved.',
  },
  {
    path: '/profile-edit',
    name: 'lastname',
    typed: 'Quay',
    call: /^POST .*\/user\/profile$/,
    endpoint: 'updateProfile',
    toast: 'Profile saved.',
  },
  {
    path: '/promo-code',
    name: 'code',
    typed: 'summer25',
    call: /^POST .*\/promo-code$/,
    endpoint: 'redeemPromoCode',
    toast: 'code accepted',
  },
]

for (const { path, name, typed, call, endpoint, toast } of forms)
  test(`a member who leaves ${path} before the answer stays where they went, reads the result in a toast, and Back sends nothing again @RTE-11 @FRM-10 FT-27 FT-31`, {
    tag: path === '/delivery-address/1' ? '@gate' : [],
  }, async ({ page, world }) => {
    await begin(page, world, path)
    await field(page, name).fill(typed)
    const calls = await holdCalls(page, [call])
    await field(page, name).press('Enter')
    const held = await calls.next()
    await place(page, '/rewards').click()
    await expect(page).toHaveTitle('Rewards')
    await held.continue()
    await expectToast(page, toast)
    await expect(page).toHaveURL('/rewards')
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(field(page, name)).toBeVisible()
    expect(await world.calls(endpoint)).toHaveLength(1)
  })

test('a member who leaves a form that then fails reads why, and a link in the toast leads back to what they typed @FRM-10 FT-31', async ({
  page,
  world,
}) => {
  await begin(page, world, '/delivery-address/1')
  await field(page, 'street').fill('3 Quay Street')
  const calls = await holdCalls(page, [/^PUT .*\/user\/address\/1$/])
  await field(page, 'street').press('Enter')
  const held = await calls.next()
  await place(page, '/rewards').click()
  await expect(page).toHaveTitle('Rewards')
  await held.fulfill(422, { error: { message: 'No such street in Ireland' } })
  await expectToast(page, 'No such street in Ireland')
  await page.getByRole('link', { name: 'Open form' }).click()
  await expect(page).toHaveURL('/delivery-address/1')
  await expect(field(page, 'street')).toHaveValue('3 Quay Street')
})

test('a page whose code arrives after it was left draws its own address on a step back @RTE-11 FT-31', {
  tag: '@gate',
}, async ({ page, world }) => {
  // The list fetches it ahead.
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/_astro\/delivery-address\.island\./, async (route) => {
    await promise
    await route.continue()
  })
  await begin(page, world, '/delivery-addresses')
  await page.locator('#content a[href="/delivery-address/1"]').click()
  await expect(page).toHaveURL('/delivery-address/1')
  await place(page, '/rewards').click()
  await expect(page).toHaveTitle('Rewards')
  const code = page.waitForResponse(/\/_astro\/delivery-address\.island\./)
  release()
  // Whatever waits for the module has it by then.
  await page.evaluate(async (address) => void (await import(address)), (await code).url())
  await page.goBack()
  await expect(page).toHaveURL('/delivery-address/1')
  await expect(field(page, 'street')).not.toHaveValue('')
})

test('two presses on the way back to a list are one step @CPN-1 FT-27', async ({ page, world }) => {
  await begin(page, world, '/card')
  await place(page, '/coupons').click()
  await page.locator('#content li[data-item] a[href^="/coupon/"]').first().click()
  const back = page.getByRole('link', { name: 'Back to coupons' })
  await expect(back).toBeVisible()
  await back.evaluate((link: HTMLElement) => {
    link.click()
    link.click()
  })
  await expect(page).toHaveTitle('Coupons')
  await page.goBack()
  await expect(page).toHaveTitle('My card')
})

test('a page that is opened twice in a visit has each of its ids once @RTE-11', async ({ page, world }) => {
  await begin(page, world, '/privacy')
  for (const path of ['/accessibility', '/card', '/accessibility'] as const) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.body.append(link)
      link.click()
      link.remove()
    }, path)
    await expect(page).toHaveURL(path)
    await expect(page.locator('#content astro-island[data-ready]').first()).toBeAttached()
  }
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

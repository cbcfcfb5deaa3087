import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { openBeforeIsland } from './models/first-content.ts'
import { holdCalls } from './models/held.ts'
import { agree, begin, card, chooseButton, dialog, goOn, openReward, openRewards } from './models/rewards.ts'

/** The points in the header, even while a dialog lies over it. */
const pill = (page: Page, points: string) => page.getByText(points, { exact: true })

test('a member looks through the catalogue and comes back to where she was @RWD-1', {
  tag: ['@RWD-1'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.setViewportSize({ width: 320, height: 640 })
  await openRewards(page)
  await expect(page.getByText('You have 4,250.5 points.')).toBeVisible()
  await expect(card(page, 'Enamel travel mug')).toContainText('1,200 points')
  await expect(card(page, 'Enamel travel mug')).toContainText('Enough points')
  await expect(card(page, 'Wireless car charger')).toContainText('Only 3 left')
  await expect(card(page, 'Toolbox, 86 pieces')).toContainText('8,249.5 points to go')
  await expect(card(page, 'Camping lantern')).toContainText('Out of stock')
  await expectAccessible(page)

  const last = card(page, 'A meadow for bees')
  await expect(page.locator('li[data-item]')).toHaveCount(20)
  await page.getByRole('button', { name: 'Load more' }).focus()
  await page.keyboard.press('Enter')
  await expect(last).toBeAttached()
  await expect(page.locator('li[data-item]')).toHaveCount(22)
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  await last.getByRole('link').click()
  await expect(page).toHaveURL('/reward/bees')
  await expect(page.getByRole('heading', { level: 1, name: 'A meadow for bees' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to rewards' }).click()
  await expect(page).toHaveURL('/rewards')
  await expect(last).toBeInViewport()
})

test('a member sees the catalogue before its island has come, and her focus stays when it has @RWD-1 @FST-1', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  const release = await openBeforeIsland(page, '/rewards', 'rewards.island')
  const mug = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Enamel travel mug' })
  const link = mug.getByRole('link')
  await expect(link).toHaveAttribute('href', '/reward/mug')
  await expect(mug.locator('img')).toHaveJSProperty('complete', true)
  await expect(mug).not.toContainText('points')
  await link.focus()
  release()
  await expect(mug).toContainText('1,200 points')
  await expect(mug).toHaveCount(1)
  await expect(link).toBeFocused()
})

test('the button of a reward stays under the finger that presses it while its story comes @RWD-1', {
  tag: ['@RWD-1'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await openRewards(page)
  const held = await holdCalls(page, [/^GET .*\/reward\/[^/]+$/])
  await card(page, 'Enamel travel mug').getByRole('link').click()
  await expect(chooseButton(page)).toBeVisible()
  const place = await chooseButton(page).boundingBox()
  await held.release()
  await expect(page.getByText('Steel inside, enamel outside')).toBeVisible()
  expect(await chooseButton(page).boundingBox()).toEqual(place)
})

test('a reward is sent to an address: it costs its points, and an e-mail tells of it @RWD-1 @RWD-2', {
  tag: ['@RWD-1', '@RWD-2', '@gate'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/')
  await page.getByRole('link', { name: 'Enamel travel mug' }).click()
  await expect(page).toHaveURL('/reward/mug')
  await expect(page.getByText('Dishwasher safe')).toBeVisible()
  await expectAccessible(page)
  await begin(page)
  await expect(dialog(page).getByRole('radio', { name: /^Home/ })).toBeChecked()
  await expectAccessible(page)
  await dialog(page).getByRole('radio', { name: /^Work/ }).check()
  await goOn(page)
  await expect(dialog(page)).toContainText('2 Quay Street, H91 A3T8 Dunmore')
  await expect(dialog(page)).toContainText('1,200 points')
  await expect(dialog(page)).toContainText('3,050.5 points')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Back' }).click()
  await expect(dialog(page).getByRole('radio', { name: /^Work/ })).toBeChecked()
  await goOn(page)
  await agree(page)
  const done = page.getByRole('dialog', { name: 'Your reward is on its way' })
  await expect(done).toContainText('2 Quay Street')
  await expect(done).toContainText('We’ll e-\u2060mail you about the delivery at verified@example.com.')
  await expectAccessible(page)
  await expect(pill(page, '3,050.5')).toBeAttached()
  await done.getByRole('button', { name: 'Close' }).last().click()
  await expect(done).toBeHidden()
  await expect(chooseButton(page)).toBeFocused()
  expect((await world.lastMail('verified@example.com')).body).toContain('Enamel travel mug')
  const [call] = await world.calls('redeemReward')
  expect(call?.status).toBe(200)
})

test('a member without an address adds one on the way; what fails keeps what she typed @RWD-2', {
  tag: ['@RWD-2'],
}, async ({ page, world }) => {
  await world.signIn(page, 'newcomer')
  await world.controls.post('/member', { email: world.persona('newcomer').email, points: 500_000 })
  await page.setViewportSize({ width: 320, height: 640 })
  await openReward(page, 'voucher', '€20 fuel voucher')
  await begin(page)
  await expect(dialog(page)).toContainText('No delivery addresses yet')
  await dialog(page).getByRole('button', { name: 'Add an address' }).click()
  const adding = page.getByRole('dialog', { name: 'Add an address' })
  await expect(adding).toBeFocused()
  await expectAccessible(page)
  await adding.getByRole('button', { name: 'Save address' }).click()
  await expect(adding.getByLabel('Address name')).toBeFocused()
  await expect(adding.getByText('Street and number is a required field')).toBeVisible()
  await adding.getByLabel('Address name').fill('Home')
  await adding.getByLabel('Street and number').fill('3 Pier Lane')
  await adding.getByLabel('City or town').fill('Dunmore')
  await adding.getByLabel('Postal code').fill('H91 P13R')
  await adding.getByLabel('Country').selectOption({ label: 'Ireland' })
  await world.fault({ endpoint: 'addAddress', status: 503, times: 1 })
  await adding.getByRole('button', { name: 'Save address' }).click()
  await expect(adding.getByRole('alert')).toBeVisible()
  await expect(adding.getByLabel('Street and number')).toHaveValue('3 Pier Lane')
  await adding.getByLabel('Street and number').press('Enter')
  const question = page.getByRole('dialog', { name: 'Redeem this reward?' })
  await expect(question).toContainText('3 Pier Lane, H91 P13R Dunmore')
  await question.getByRole('button', { name: 'Back' }).click()
  await expect(dialog(page).getByRole('radio', { name: /^Home/ })).toBeChecked()
  await goOn(page)
  await agree(page)
  await expect(page.getByRole('dialog', { name: 'Your reward is on its way' })).toContainText('3 Pier Lane')
})

test('by the keyboard alone a member picks a reward up at a place that she searches @RWD-2', {
  tag: ['@RWD-2', '@gate'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await openReward(page, 'charger', 'Wireless car charger')
  await expect(chooseButton(page)).not.toHaveAttribute('aria-disabled')
  await chooseButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeFocused()
  await dialog(page)
    .getByRole('radio', { name: /^Delivery/ })
    .focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog(page).getByRole('radio', { name: /^Pickup/ })).toBeChecked()
  await dialog(page).getByLabel('Search by name or city').focus()
  await page.keyboard.type('kilbrae north')
  await expect(dialog(page).getByRole('radio', { name: /Kilbrae North/ })).toBeVisible()
  await expect(dialog(page).getByRole('radio', { name: /Harbour Road/ })).toHaveCount(0)
  await expect(dialog(page)).toContainText('3.2 km')
  await dialog(page).getByRole('button', { name: 'Continue' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('Choose one to continue.')).toBeVisible()
  await expect(dialog(page).getByRole('radio', { name: /Kilbrae North/ })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Redeem this reward?' })
  await expect(question).toBeFocused()
  await question.getByRole('button', { name: 'Redeem', exact: true }).focus()
  await page.keyboard.press('Enter')
  const done = page.getByRole('dialog', { name: 'Reward reserved' })
  await expect(done).toBeFocused()
  await expect(done).toContainText('Kilbrae North')
  await expect(done.getByRole('link', { name: /^Open in maps.*Kilbrae North/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(done).toBeHidden()
  // What it cost has left too few points for another.
  await expect(page.getByRole('article').getByRole('button', { name: 'Make it my goal' })).toBeFocused()
  await expect(page.getByText('Only 2 left')).toBeVisible()
})

test('a double press on “Continue” asks and does not redeem @RWD-2 FT-27', {
  tag: ['@RWD-2'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await openReward(page, 'tree', 'Plant a tree')
  await begin(page)
  await dialog(page).getByRole('radio', { name: 'Young Forest' }).check()
  await dialog(page).getByRole('button', { name: 'Continue' }).dblclick()
  await expect(page.getByRole('dialog', { name: 'Redeem this reward?' })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Redeem', exact: true })).not.toHaveAttribute(
    'aria-busy',
  )
  expect(await world.calls('redeemReward')).toHaveLength(0)
})

test('when the platform says at the last moment that a reward is gone she is told, and all is read anew @RWD-1 @RWD-2', {
  tag: ['@RWD-1', '@RWD-2', '@gate'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await openReward(page, 'tree', 'Plant a tree')
  await begin(page)
  await dialog(page).getByRole('radio', { name: 'Young Forest' }).check()
  await goOn(page)
  const reads = (await world.calls('getReward')).length
  const error = { message: 'This reward is out of stock.', code: 'out_of_stock' }
  await world.fault({ endpoint: 'redeemReward', status: 409, body: { error } })
  await agree(page)
  const refused = page.getByRole('dialog', { name: 'Reward not redeemed' })
  await expect(refused).toContainText(error.message)
  await expect.poll(async () => (await world.calls('getReward')).length).toBeGreaterThan(reads)
  await expectAccessible(page)
  expect(await world.calls('redeemReward')).toHaveLength(1)
})

test('when the reply is lost the points tell that it worked, and nothing is sent again @RWD-2 FT-28', {
  tag: ['@RWD-2', '@gate'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await openReward(page, 'mug', 'Enamel travel mug')
  await begin(page)
  await goOn(page)
  // The platform does what it is asked for, and only the answer does not come through.
  await page.route('**/reward/mug/redeem', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await agree(page)
  await expect(page.getByRole('dialog', { name: 'Your reward is on its way' })).toBeVisible()
  await expect(pill(page, '3,050.5')).toBeAttached()
  expect(await world.calls('redeemReward')).toHaveLength(1)
})

test('offline nobody can tell; when the network is back she has it checked @RWD-2 FT-06 FT-28', {
  tag: ['@RWD-2'],
}, async ({ page, world, context }) => {
  await world.signIn(page, 'verified')
  await openReward(page, 'mug', 'Enamel travel mug')
  await begin(page)
  await goOn(page)
  await context.setOffline(true)
  await agree(page)
  const unsure = page.getByRole('dialog', { name: 'Did it work?' })
  await expect(unsure).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await unsure.getByRole('button', { name: 'Check again' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('your points haven’t changed')
  expect(await world.calls('redeemReward')).toHaveLength(0)
})

import type { Page } from 'playwright/test'
import { personaPassword } from '#sandbox/personas.ts'
import { expect, test, type World } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { actionOf, atTill, openCoupons, question, tile } from './models/coupons.ts'
import { holdCalls } from './models/held.ts'
import { agree, begin, chooseButton, dialog, goOn, openReward } from './models/rewards.ts'
import { moves, watchShifts } from './models/shifts.ts'
import { expectToast } from './models/toasts.ts'

const priced = 'Full tank Friday: 15 cents off'
const proof = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' })
const password = (page: Page) => proof(page).getByLabel('Password', { exact: true })
const lock = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Spending limit' })
const limit = (page: Page) => lock(page).getByRole('textbox', { name: 'Limit in points' })

/** Sets a member's limit, in hundredths of a point, and signs her in. */
const careful = async (page: Page, world: World, spend_limit: number) => {
  await world.controls.post('/member', { email: world.persona('verified').email, spend_limit })
  await world.signIn(page, 'verified')
}

test.describe(() => {
  test.use({ expectedErrors: /Failed to load resource.*(?:403|422|429|500|501)/ })

  test('a coupon above her limit is activated once the member has typed her password, with the keyboard alone @LCK-2 @CPN-5', {
    tag: ['@LCK-2', '@CPN-5', '@gate'],
  }, async ({ page, world }) => {
    await careful(page, world, 10_000)
    await openCoupons(page)
    await actionOf(tile(page, priced)).focus()
    await page.keyboard.press('Enter')
    await question(page).getByRole('button', { name: 'Activate' }).focus()
    await page.keyboard.press('Enter')
    await expect(proof(page)).toContainText('This costs more than your limit.')
    await expect(question(page)).toBeHidden()
    await expect(proof(page)).toBeFocused()
    await expectAccessible(page)
    await password(page).focus()
    await page.keyboard.press('Enter')
    await expect(proof(page).getByText('Password is a required field')).toBeVisible()
    await page.keyboard.type('Wrong1234')
    await page.keyboard.press('Enter')
    await expect(proof(page).getByText('Wrong password. Try again.')).toBeVisible()
    await expect(password(page)).toBeFocused()
    await expectAccessible(page)
    await password(page).fill(personaPassword)
    await page.keyboard.press('Enter')
    await expect(atTill(page)).toBeVisible()
    await expect(proof(page)).toBeHidden()
    const calls = await world.calls('activateCoupon')
    expect(calls.map(({ status }) => status)).toEqual([403, 200])
    // Nothing of it is told as an error: the question was the answer.
    await expect(page.getByText('Please confirm that it is you.')).toHaveCount(0)
  })

  test('a reward above her limit keeps its choice when the member goes back from the question for her password, and is redeemed with it @LCK-2 @RWD-2', {
    tag: ['@LCK-2', '@RWD-2'],
  }, async ({ page, world }) => {
    await careful(page, world, 0)
    await openReward(page, 'mug', 'Enamel travel mug')
    await begin(page)
    await dialog(page).getByRole('radio', { name: /^Work/ }).check()
    await goOn(page)
    await agree(page)
    await expect(proof(page)).toBeFocused()
    await proof(page).getByRole('button', { name: 'Back' }).click()
    const asked = page.getByRole('dialog', { name: 'Redeem this reward?' })
    await expect(asked).toContainText('2 Quay Street')
    await expect(asked).toBeFocused()
    await expect(proof(page)).toBeHidden()
    await asked.getByRole('button', { name: 'Redeem', exact: true }).click()
    await password(page).fill(personaPassword)
    await proof(page).getByRole('button', { name: 'Confirm' }).click()
    const done = page.getByRole('dialog', { name: 'Your reward is on its way' })
    await expect(done).toContainText('2 Quay Street')
    await expectAccessible(page)
    await done.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(chooseButton(page)).toBeFocused()
    expect((await world.calls('redeemReward')).map(({ status }) => status)).toEqual([403, 403, 200])
  })

  test('a member sets, changes and removes her limit with the keyboard alone, by another try where one fails @LCK-2 @FT-28', {
    tag: ['@LCK-2', '@FT-28'],
  }, async ({ page, world }) => {
    await world.signIn(page, 'verified')
    await page.goto('/account-access')
    await expect(lock(page).getByRole('status')).toHaveText('No limit set.')
    await expectAccessible(page)
    await limit(page).focus()
    await page.keyboard.press('Enter')
    await expect(lock(page).getByText('Limit in points is a required field')).toBeVisible()
    await page.keyboard.type('2,5')
    await page.keyboard.press('Enter')
    await expect(lock(page).getByText('Enter a whole number such as 500')).toBeVisible()
    await limit(page).fill('1 500')
    await world.fault({ endpoint: 'updateSecurity', status: 500, times: 1 })
    const set = async () => {
      await limit(page).press('Enter')
      await expect(proof(page)).toContainText('Only you can change your limit.')
      await password(page).fill(personaPassword)
      await page.keyboard.press('Enter')
    }
    await set()
    await expect(lock(page).getByRole('alert')).toContainText('It may have worked.')
    await set()
    await expectToast(page, 'Limit set.')
    await expect(lock(page).getByRole('status')).toHaveText('We ask above 1,500\u00a0points.')
    await page.reload()
    await expect(limit(page)).toHaveValue('1500')
    await lock(page).getByRole('button', { name: 'Remove limit' }).focus()
    await page.keyboard.press('Enter')
    await password(page).fill(personaPassword)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Limit removed.')
    await expect(lock(page).getByRole('status')).toHaveText('No limit set.')
    await expect(lock(page).getByRole('button', { name: 'Remove limit' })).toHaveCount(0)
    await expectAccessible(page)
  })

  test('too many wrong passwords make her wait, and the wait is said @LCK-2', {
    tag: ['@LCK-2'],
  }, async ({ page, world }) => {
    await world.signIn(page, 'verified')
    await page.goto('/account-access')
    await limit(page).fill('500')
    await limit(page).press('Enter')
    const headers = { 'Retry-After': '60' }
    const body = { error: { code: 'rate_limited', message: 'Please wait a moment.' } }
    await world.fault({ endpoint: 'reauthenticate', status: 429, headers, body, times: 1 })
    await password(page).fill('Wrong1234')
    await page.keyboard.press('Enter')
    await expect(proof(page).getByRole('alert')).toContainText('Please wait a moment.')
    await expect(proof(page).getByText(/^Try again in/)).toBeVisible()
    await expect(proof(page).getByRole('button', { name: 'Confirm' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expectAccessible(page)
  })
})

test('the limit comes below what is on the page, and moves nothing @LCK-2', {
  tag: ['@LCK-2'],
}, async ({ page, world }) => {
  await watchShifts(page)
  await world.signIn(page, 'verified')
  const held = await holdCalls(page, [/^GET .*\/user\/security$/])
  await page.goto('/account-access')
  await expect(page.getByRole('region', { name: 'Signed-in devices' })).toBeVisible()
  const before = (await moves(page)).length
  await held.release()
  await expect(limit(page)).toBeVisible()
  const later = (await moves(page)).slice(before)
  expect(later.filter(([, what]) => /SECTION|FORM|FOOTER|LI /.test(what))).toEqual([])
})

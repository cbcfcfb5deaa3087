import type { Locator, Page } from 'playwright/test'
import { authKey, keyOfTenant } from '#lib/browser/storage-keys.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { holdCalls } from './models/held.ts'
import { expectToast } from './models/toasts.ts'

const cottage = {
  name: 'Cottage',
  street: '1 Bog Road',
  city: 'Arra',
  postal_code: 'E45 AB12',
  country: 'Ireland',
}

const field = (page: Page, name: string): Locator => page.locator(`#content form [name=${name}]`)
const items = (page: Page): Locator => page.locator('#content').getByRole('list').getByRole('listitem')
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.locator('#content form').or(items(page).first())).toBeVisible()
}
/** Types into the fields, not into the choice of the country. */
const fill = async (page: Page, typed: Partial<typeof cottage>): Promise<void> => {
  for (const [name, text] of Object.entries(typed)) if (name !== 'country') await field(page, name).fill(text)
}
const save = (page: Page): Locator => page.locator('#content form button[type=submit]')
/** Returns the member's addresses as the platform has them. */
const stored = (page: Page) =>
  page.evaluate(
    async (key) => {
      const { token } = JSON.parse(localStorage.getItem(key) ?? '{}')
      const answer = await fetch('/wl/v1/user/addresses', { headers: { Authorization: `Bearer ${token}` } })
      return (await answer.json()).data.addresses
    },
    keyOfTenant(authKey, 'fuel'),
  )

test('a member adds an address with the keyboard alone, and is back in her list one step before the form @PRF-6', {
  tag: ['@PRF-6', '@gate'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await open(page, '/delivery-addresses')
  await page.getByRole('link', { name: 'Add an address' }).press('Enter')
  await expect(page).toHaveURL('/delivery-address')
  await expect(field(page, 'country')).toHaveValue('Ireland')
  await field(page, 'name').focus()
  for (const text of [cottage.name, cottage.street, cottage.city, cottage.postal_code]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(field(page, 'country')).toBeFocused()
  await field(page, 'city').press('Enter')
  await expect(page).toHaveURL('/delivery-addresses')
  await expectToast(page, 'Address saved.')
  await expect(items(page)).toHaveCount(3)
  await expect(items(page).last()).toContainText('E45 AB12 Arra')
  expect((await world.calls('addAddress')).map(({ body }) => JSON.parse(body))).toEqual([cottage])
  await page.goForward()
  await expect(page).toHaveURL('/delivery-address')
  await expect(field(page, 'name')).toHaveValue('')
})

test('what is typed waits through a reload and a refusal; what the platform says of a field stands there @PRF-6', {
  tag: ['@PRF-6', '@gate'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await open(page, '/delivery-address/2')
  await fill(page, { street: '3 Quay Street', postal_code: 'X' })
  await page.reload()
  await expect(field(page, 'street')).toHaveValue('3 Quay Street')
  await fill(page, { city: '' })
  await save(page).click()
  await expect(field(page, 'city')).toBeFocused()
  await fill(page, { city: 'Dunmore' })
  await world.fault({
    endpoint: 'updateAddress',
    times: 1,
    status: 422,
    body: { error: { code: 'validation', fields: { postal_code: 'No such code in Ireland' } } },
  })
  await save(page).click()
  await expect(page.getByText('No such code in Ireland')).toBeVisible()
  await expect(field(page, 'postal_code')).toBeFocused()
  await expectAccessible(page)
  await fill(page, { postal_code: 'H91 A3T9' })
  const held = await holdCalls(page, [/^PUT .*\/user\/address\/\w+$/])
  await save(page).dblclick()
  await held.release()
  await expect(page).toHaveURL('/delivery-addresses')
  await expect(items(page).last()).toContainText('3 Quay Street')
  await expect(items(page).last()).toContainText('H91 A3T9 Dunmore')
  expect(await world.calls('updateAddress')).toHaveLength(2)
})

test('an address whose reply was lost is found in the list and not sent again @PRF-6 FT-28', {
  tag: ['@PRF-6'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await open(page, '/delivery-address')
  await fill(page, cottage)
  await world.fault({ endpoint: 'addAddress', times: 1, after: true, status: 504, body: '' })
  await world.fault({ endpoint: 'listAddresses', times: 2, status: 503, body: '' })
  await save(page).click()
  await expect(page.locator('#content form').getByRole('alert')).toContainText('no address is saved twice')
  await expect(field(page, 'street')).toHaveValue(cottage.street)
  await world.controls.delete('/faults')
  await save(page).click()
  await expect(page).toHaveURL('/delivery-addresses')
  await expectToast(page, 'Address saved.')
  await expect(items(page)).toHaveCount(3)
  expect(await world.calls('addAddress')).toHaveLength(1)
})

test('a member removes her addresses one by one after a question; the focus stays, and she is asked for a new one @PRF-6', {
  tag: ['@PRF-6'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await open(page, '/delivery-addresses')
  await page.getByRole('button', { name: 'Remove Home' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Remove this address?' })
  await expect(question).toContainText('14 Fuchsia Lane')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Remove Home' })).toBeFocused()
  await page.keyboard.press('Enter')
  await world.fault({
    endpoint: 'removeAddress',
    times: 1,
    after: true,
    status: 504,
    body: '',
  })
  const held = await holdCalls(page, [/^DELETE .*\/user\/address\/\w+$/])
  await question.getByRole('button', { name: 'Remove address' }).dblclick()
  await held.release()
  await expect(question).toBeHidden()
  await expect(items(page)).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Add an address' })).toBeFocused()
  expect(await world.calls('removeAddress')).toHaveLength(1)
  await page.getByRole('button', { name: 'Remove Work' }).click()
  await question.getByRole('button', { name: 'Remove address' }).click()
  await expect(page.locator('#content')).toContainText('No delivery addresses yet')
  await expect(page.getByRole('link', { name: 'Add an address' })).toBeFocused()
  expect(await stored(page)).toEqual([])
})

test('an address that was removed elsewhere is told before the form and after it @PRF-6', {
  tag: ['@PRF-6'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/delivery-address/999')
  await expect(page.getByText('This address no longer exists.')).toBeVisible()
  await expectAccessible(page)
  await open(page, '/delivery-address/1')
  await fill(page, { name: 'Old home' })
  await page.evaluate(
    async (key) => {
      const { token } = JSON.parse(localStorage.getItem(key) ?? '{}')
      await fetch('/wl/v1/user/address/1', {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${token}` },
      })
    },
    keyOfTenant(authKey, 'fuel'),
  )
  await save(page).click()
  await expect(page.getByText('This address no longer exists.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to addresses' }).click()
  await expect(items(page)).toHaveCount(1)
})

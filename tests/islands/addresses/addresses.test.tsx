// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DeliveryAddressIsland } from '#islands/addresses/delivery-address.island.tsx'
import { DeliveryAddressesIsland } from '#islands/addresses/delivery-addresses.island.tsx'
import { setStage } from '../frame/stage.ts'

const stage = setStage({ 'GENERAL.web': true, 'GENERAL.country': 'IE' })

const showList = () => {
  stage.at('/delivery-addresses')
  stage.member()
  return render(<DeliveryAddressesIsland />)
}
const showForm = (path: string) => {
  stage.at(path)
  stage.member()
  return render(<DeliveryAddressIsland />)
}
const field = async (name: RegExp) => (await screen.findByLabelText(name)) as HTMLInputElement
const type = async (name: RegExp, value: string) => fireEvent.input(await field(name), { target: { value } })

test('a member sees each of her addresses as an envelope has it, with what can be done with it @PRF-6', async () => {
  showList()
  const list = await screen.findByRole('list', { name: 'Your delivery addresses' })
  const [home] = within(list).getAllByRole('listitem')
  if (!home) throw new Error('an address is expected')
  expect(within(home).getByRole('heading', { name: 'Home' })).toBeTruthy()
  expect([...home.querySelectorAll('p > span')].map(({ textContent }) => textContent)).toEqual([
    '14 Fuchsia Lane',
    'K67 X2Y4 Kilbrae',
    'Ireland',
  ])
  expect(within(home).getByRole('link', { name: 'Edit Home' }).getAttribute('href')).toBe(
    '/delivery-address/1',
  )
})

test('a newcomer is asked for her first address @PRF-6', async () => {
  stage.at('/delivery-addresses')
  stage.member('newcomer')
  render(<DeliveryAddressesIsland />)
  expect(await screen.findByText(/No delivery addresses yet/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add an address' }).getAttribute('href')).toBe('/delivery-address')
})

test('a new address begins with the country of the club, and says where something is missing @PRF-6', async () => {
  showForm('/delivery-address')
  expect((await field(/^Country/)).value).toBe('Ireland')
  await type(/^Address name/, 'Cottage')
  fireEvent.submit(screen.getByRole('form', { name: 'Delivery address' }))
  expect(await screen.findByText('Street and number is a required field')).toBeTruthy()
  await waitFor(async () => expect(document.activeElement).toBe(await field(/^Street/)))
  expect(stage.calls('addAddress')).toHaveLength(0)
})

test('what is typed waits through a reload, for this address and no other @PRF-6', async () => {
  const first = showForm('/delivery-address')
  await type(/^Street/, '1 Bog Road')
  first.unmount()
  const second = render(<DeliveryAddressIsland />)
  expect((await field(/^Street/)).value).toBe('1 Bog Road')
  second.unmount()
  showForm('/delivery-address/2')
  expect((await field(/^Street/)).value).toBe('2 Quay Street')
})

test('an address is changed in its own form; the country keeps its very word @PRF-6 XS-29', async () => {
  showForm('/delivery-address/1')
  expect((await field(/^Postal code/)).value).toBe('K67 X2Y4')
  await type(/^Address name/, ' <i>Home</i> \u202e“Ω” ')
  fireEvent.submit(screen.getByRole('form', { name: 'Delivery address' }))
  await waitFor(() => expect(stage.calls('updateAddress')).toHaveLength(1))
  expect(JSON.parse(stage.calls('updateAddress')[0]?.body ?? '')).toMatchObject({
    name: ' <i>Home</i> \u202e“Ω” ',
    country: 'Ireland',
  })
})

test('an address that is not there says so, with the way back @PRF-6', async () => {
  showForm('/delivery-address/999')
  expect(await screen.findByText('This address no longer exists.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to addresses' }).getAttribute('href')).toBe(
    '/delivery-addresses',
  )
})

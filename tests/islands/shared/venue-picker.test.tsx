// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { VenuePicker } from '#islands/shared/venue-picker.tsx'
import type { Store } from '#lib/domain/stores/store.ts'
import { findStores } from '#lib/domain/stores/store-list.ts'
import type { Locale } from '#lib/i18n/locale.ts'
import { $locale } from '#lib/i18n/words.ts'
import type { useVenues } from '#lib/queries/stores.ts'

const store = (id: string, name: string, city: string, distance_m?: number): Store => ({
  id,
  name,
  street: '1 High Street',
  city,
  postal_code: '100',
  lat: undefined,
  lng: undefined,
  distance_m,
  fuel_prices: [],
})
const stores = [
  store('a', 'Harbour', 'Dunmore', 640),
  store('b', 'Quay', 'Dunmore', 1450),
  store('c', 'Mill', 'Kilbrae'),
  store('d', 'College', 'Kilbrae', 3200),
  store('e', 'Market', 'Kilbrae', 4800),
  store('f', 'Abbey', 'Carrow', 9900),
]

type Venues = ReturnType<typeof useVenues>

function show({ error, ...parts }: Partial<Venues> & { error?: string } = {}, locale: Locale = 'en') {
  const choose = vi.fn()
  const load = vi.fn()
  $locale.set(locale)
  function Picker() {
    const [typed, search] = useState('')
    const found = [...findStores(stores, typed)]
    const venues: Venues = {
      ...{ chosen: undefined, found, matches: found.length, isSearching: typed !== '' },
      ...{ more: false, loading: false, callError: undefined, search, choose, load },
      ...parts,
    }
    return <VenuePicker error={error} legend="Where?" venues={venues} />
  }
  render(<Picker />)
  return { choose, load }
}
const names = () => screen.queryAllByRole<HTMLInputElement>('radio').map(({ value }) => value)
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })

test('places say where they are and how far, and one of them is chosen @RWD-2 @WHL-6', () => {
  const { choose } = show()
  expect(screen.getByRole('group', { name: 'Where?' })).toBeTruthy()
  const radio = screen.getByRole('radio', { name: /Quay.*1.5 km.*1 High Street, 100 Dunmore/ })
  fireEvent.click(radio)
  expect(choose).toHaveBeenCalledExactlyOnceWith('b')
  expect(screen.getByRole('radio', { name: /^Mill ?1 High Street, 100 Kilbrae$/ })).toBeTruthy()
})

test('a station where something is picked up says where it is and how far, and nothing of its fuels @C2 @WHL-6', () => {
  const station: Store = {
    ...store('g', 'Ring Road', 'Carrow', 999.6),
    fuel_prices: [{ name: 'Diesel', price: 1.4, unit: 'l' }],
  }
  show({ found: [station], matches: 1 }, 'sk')
  expect(screen.getByRole('radio', { name: /^Ring Road\s?1\skm\s?1 High Street, 100 Carrow$/ })).toBeTruthy()
  expect(screen.queryByText('Diesel')).toBeNull()
})

test('distances are in feet and miles in British English @WHL-6', () => {
  show({}, 'en_GB')
  expect(screen.getByRole('radio', { name: /Harbour.*2,100 ft/ })).toBeTruthy()
})

test('places are found by name and city, and Enter in the search sends no form @RWD-2', () => {
  show()
  type('kilb')
  expect(names()).toEqual(['c', 'd', 'e'])
  expect(screen.getByRole('status').textContent).toBe('3\u00a0stores')
  expect(fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })).toBe(false)
  type('nowhere')
  expect(names()).toEqual([])
  expect(screen.getByText('No stores match. Try another name or city.')).toBeTruthy()
})

test('while there is more, nothing is said to be missing, and more is one press away @RWD-2', () => {
  const { load } = show({ more: true })
  type('nowhere')
  expect(screen.queryByText(/No stores match/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect(load).toHaveBeenCalledTimes(1)
})

test('a few places need no search, none at all is said, and an error stands at the choice @RWD-2', () => {
  show({
    found: stores.slice(0, 2),
    matches: 2,
    error: 'Choose a place.',
  })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('Choose a place.')).toBeTruthy()
  cleanup()
  show({ found: [], matches: 0 })
  expect(screen.getByText('No stores to choose from yet.')).toBeTruthy()
})

test('places on their way are grey shapes, and those that did not come can be asked for again @RWD-2', () => {
  show({ found: undefined, loading: true })
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy()
  cleanup()
  const { load } = show({ found: undefined, callError: 'network' })
  expect(screen.getByRole('alert').textContent).toContain('We can’t reach the server.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(load).toHaveBeenCalledTimes(1)
})

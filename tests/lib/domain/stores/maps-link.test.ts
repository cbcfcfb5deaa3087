import { expect, test } from 'vitest'
import { mapsLink, mapsPlatform } from '#lib/domain/stores/store-list.ts'

const store = {
  name: 'Harbour (North) & Co',
  street: '1 Harbour Road',
  city: 'Dunmore',
  postal_code: 'H91 C0D3',
  lat: 53.1,
  lng: -8.9,
}
const without = { ...store, lat: undefined, lng: undefined }

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Mobile', 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 'apple'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'apple'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'other'],
  ['', 'other'],
])('%s opens the maps of %s @STO-1', (agent, platform) => {
  expect(mapsPlatform(agent)).toBe(platform)
})

test('a store opens in the maps of the device, at its place and with its name @STO-1', () => {
  expect(mapsLink(store, 'android')).toBe('geo:53.1,-8.9?q=53.1,-8.9(Harbour%20%20North%20%20%26%20Co)')
  expect(mapsLink(store, 'apple')).toBe('https://maps.apple.com/?ll=53.1,-8.9&q=Harbour%20(North)%20%26%20Co')
  expect(mapsLink(store, 'other')).toBe('https://www.openstreetmap.org/?mlat=53.1&mlon=-8.9#map=17/53.1/-8.9')
})

test('without coordinates its address is searched for, and without an address there is no link @STO-1', () => {
  const query = '1%20Harbour%20Road%2C%20H91%20C0D3%2C%20Dunmore'
  expect(mapsLink(without, 'android')).toBe(`geo:0,0?q=${query}`)
  expect(mapsLink(without, 'apple')).toBe(`https://maps.apple.com/?q=${query}`)
  expect(mapsLink(without, 'other')).toBe(`https://www.openstreetmap.org/search?query=${query}`)
  expect(mapsLink({ ...without, street: '', city: '' }, 'other')).toBeUndefined()
})

test('a name or an address that never ends is cut, and half a letter is left out @STO-1', () => {
  const long = 'x'.repeat(500)
  expect(mapsLink({ ...store, name: long }, 'android')).toBe(`geo:53.1,-8.9?q=53.1,-8.9(${'x'.repeat(100)})`)
  expect(mapsLink({ ...without, street: long }, 'android')).toBe(`geo:0,0?q=${'x'.repeat(300)}`)
  expect(mapsLink({ ...store, name: 'a\ud800b' }, 'apple')).toBe('https://maps.apple.com/?ll=53.1,-8.9&q=ab')
})

import { positionOf } from './position.ts'
import type { Store } from './store.ts'

export type MapsPlatform = 'android' | 'apple' | 'other'

export const mapsPlatform = (agent: string): MapsPlatform =>
  /Android/.test(agent) ? 'android' : /iPhone|iPad|iPod|Macintosh/.test(agent) ? 'apple' : 'other'

/** Half of a character cannot be written into an address. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))

/** A name in the brackets of a `geo:` address; brackets of its own would end it. */
const label = (name: string) => encoded(name.replace(/[()]/g, ' ').trim())

/**
 * Returns the address that opens a store in a device's maps: `geo:` on Android, Apple's on its devices, OpenStreetMap elsewhere; by the
 * postal address where coordinates are missing. STO-1.
 */
export function mapsLink(
  store: Pick<Store, 'name' | 'street' | 'city' | 'postal_code' | 'lat' | 'lng'>,
  platform: MapsPlatform,
): string | undefined {
  const place = positionOf(store)
  const name = store.name.slice(0, 100)
  if (place) {
    const { lat, lng } = place
    if (platform === 'android') return `geo:${lat},${lng}?q=${lat},${lng}(${label(name)})`
    if (platform === 'apple')
      return `https://maps.apple.com/?ll=${lat},${lng}&q=${encoded(name || `${lat},${lng}`)}`
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
  }
  if (!store.street && !store.city) return undefined
  const query = encoded(
    [store.street, store.postal_code, store.city].filter(Boolean).join(', ').slice(0, 300),
  )
  if (platform === 'android') return `geo:0,0?q=${query}`
  if (platform === 'apple') return `https://maps.apple.com/?q=${query}`
  return `https://www.openstreetmap.org/search?query=${query}`
}

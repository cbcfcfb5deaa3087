import { typedMatch } from '../typed-text.ts'
import { openNow, type WeekTime } from './opening-hours.ts'
import type { Store } from './store.ts'

/** A store with the distance to it in metres; undefined where nobody knows. */
export interface PlacedStore<S> {
  readonly store: S
  readonly metres: number | undefined
}

interface Order {
  /** The member's position, once they have given it. */
  readonly near: Position | undefined
  readonly favourite: string | undefined
}

type Ordered = Pick<Store, 'id' | 'name' | 'lat' | 'lng' | 'distance_m'>

const far = ({ metres = Number.MAX_VALUE }: PlacedStore<unknown>) => metres

/** Puts the favourite store first; then, near a known position, the nearest first, those of unknown distance last. STO-1. */
export function inOrder<S extends Ordered>(
  stores: readonly S[],
  { near, favourite }: Order,
): readonly PlacedStore<S>[] {
  const placed = stores.map((store) => ({ store, metres: metresTo(store, near) }))
  const rank = ({ store }: PlacedStore<S>) => (store.id === favourite ? 0 : 1)
  return placed.sort((one, other) => {
    const byRank = rank(one) - rank(other)
    if (byRank !== 0 || !near) return byRank
    return far(one) - far(other) || one.store.name.localeCompare(other.store.name)
  })
}

type Priced = Pick<Store, 'fuel_prices'>

/** Returns the price of a fuel at a store; undefined where it has none that can be read. */
export const priceOf = ({ fuel_prices }: Priced, fuel: string): number | undefined =>
  fuel_prices.find(({ name, price }) => name === fuel && price >= 0)?.price

/** Puts the lowest price of a fuel first, then as `inOrder` does; a favourite that costs more is not the first. STO-1. */
export const cheapestFirst = <S extends Ordered & Priced>(
  stores: readonly S[],
  fuel: string,
  near: Position | undefined,
): readonly PlacedStore<S>[] => {
  const price = ({ store }: PlacedStore<S>) => priceOf(store, fuel) ?? Number.MAX_VALUE
  return inOrder(stores, { near, favourite: undefined }).toSorted((one, other) => price(one) - price(other))
}

/** Returns the names of the fuels that stores have prices of, in the order of their first. */
export const fuelsOf = (stores: readonly Priced[]): readonly string[] => {
  const prices = stores.flatMap(({ fuel_prices }) => fuel_prices)
  return [...new Set(prices.flatMap(({ name, price }) => (name !== '' && price >= 0 ? name : [])))]
}

/** Returns the stores that have a fuel, where one is given, and that are open at a time, where one is given. STO-1. */
export const filterStores = <S extends Priced & Pick<Store, 'opening'>>(
  stores: readonly S[],
  { fuel, openAt }: { fuel: string | undefined; openAt: WeekTime | undefined },
): readonly S[] =>
  stores.filter(
    (store) =>
      (fuel === undefined || priceOf(store, fuel) !== undefined) &&
      (openAt === undefined || openNow(store.opening, openAt)?.isOpen === true),
  )

/** Returns the stores whose name or address has a word for each typed one, in their order. */
export function findStores<S extends Pick<Store, 'name' | 'street' | 'city' | 'postal_code'>>(
  stores: readonly S[],
  typed: string,
): readonly S[] {
  const matches = typedMatch(typed)
  return stores.filter(({ name, street, city, postal_code }) =>
    matches(`${name} ${street} ${city} ${postal_code}`),
  )
}

export interface Position {
  readonly lat: number
  readonly lng: number
}

type Coordinates = { readonly [K in keyof Position]?: number | undefined }

/** The earth's mean radius in metres. */
const radius = 6_371_009

const radians = (degrees: number) => (degrees * Math.PI) / 180

const isWithin = (value: number | undefined, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit

/** Returns a position on the earth; 0, 0 is what platforms send for none. */
export const positionOf = ({ lat, lng }: Coordinates): Position | undefined =>
  isWithin(lat, 90) && isWithin(lng, 180) && (lat !== 0 || lng !== 0) ? { lat, lng } : undefined

/** Returns the way between two points over the ground, in metres (haversine). STO-1. */
export function metresBetween(one: Position, other: Position): number {
  const [from, to] = [radians(one.lat), radians(other.lat)]
  const north = Math.sin((to - from) / 2) ** 2
  const east = Math.sin(radians(other.lng - one.lng) / 2) ** 2
  // Rounding may lead past 1, of which there is no arc sine.
  return 2 * radius * Math.asin(Math.sqrt(Math.min(1, north + Math.cos(from) * Math.cos(to) * east)))
}

/**
 * Returns the metres from the member's position to a store; the platform's where its coordinates are missing. Without a
 * position there is no distance: the platform's would be that from another place.
 */
export function metresTo(
  store: Pick<Store, 'lat' | 'lng' | 'distance_m'>,
  near: Position | undefined,
): number | undefined {
  if (!near) return undefined
  const place = positionOf(store)
  if (place) return metresBetween(near, place)
  const distance = store.distance_m
  return distance !== undefined && distance >= 0 ? distance : undefined
}

/** A position as a platform gets it: to a thousandth of a degree, about 100 metres. */
export const rounded = ({ lat, lng }: Position): Position => ({
  lat: Number(lat.toFixed(3)),
  lng: Number(lng.toFixed(3)),
})

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

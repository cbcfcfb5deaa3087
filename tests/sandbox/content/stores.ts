import type { Opening, Store } from '#lib/domain/stores/store.ts'

/** A place as a club writes it: id, name, street, city, postal code, metres from the member where that is known. */
export type Place = readonly [string, string, string, string, string, number?]

/** A position in degrees: to the north and to the east. */
export type At = readonly [lat: number, lng: number]

/** The content of a club beside its places, by their index. */
interface StoreContent {
  /** Each place lies as far from here as it says, in a direction of its own. */
  readonly middle: At
  readonly opening: (index: number) => Opening[] | undefined
  readonly prices?: (index: number) => Store['fuel_prices']
}

/** Returns a point some metres away from another one, in a direction in degrees clockwise from north. */
const away = ([lat, lng]: At, metres: number, direction: number): At => {
  const turned = (direction * Math.PI) / 180
  const degrees = metres / 111_195
  return [
    Number((lat + degrees * Math.cos(turned)).toFixed(5)),
    Number((lng + (degrees * Math.sin(turned)) / Math.cos((lat * Math.PI) / 180)).toFixed(5)),
  ]
}

/** Returns the same hours for some days of the week, Monday being 1. */
export const hours = (days: readonly number[], from: string, to: string): Opening[] =>
  days.map((day) => ({ day, from, to }))

/** Returns the stores of a club, nearest first; one whose distance nobody knows comes last. */
export const storesAt = (
  places: readonly Place[],
  { middle, opening, prices = () => [] }: StoreContent,
): Store[] =>
  places.map(([id, name, street, city, postal_code, distance_m], index) => {
    const hoursOfIt = opening(index)
    const [lat, lng] = distance_m === undefined ? [] : away(middle, distance_m, index * 137)
    return {
      id,
      name,
      street,
      city,
      postal_code,
      lat,
      lng,
      distance_m,
      fuel_prices: prices(index),
      ...(hoursOfIt && { opening: hoursOfIt }),
    }
  })

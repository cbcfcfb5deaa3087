import type { Opening, Store } from '#lib/domain/stores/store.ts'
import { rowsOf } from './texts.ts'

/** A position in degrees: to the north and to the east. */
type At = readonly [lat: number, lng: number]

/** The facts of a club’s stores besides their places, by the index of a store. */
export interface StoreContent {
  /** Each place lies as far from here as it says, in a direction of its own. */
  readonly middle: At
  readonly opening: (index: number, id: string) => Opening[]
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

/** Returns the stores of a club, nearest first. One whose distance nobody knows comes last, and tells neither hours nor prices. */
export const storesAt = (
  table: string,
  { middle, opening, prices = () => [] }: StoreContent,
): readonly Store[] =>
  rowsOf<Pick<Store, 'id' | 'name' | 'street' | 'city' | 'postal_code'> & { metres?: string }>(
    ['id', 'name', 'street', 'city', 'postal_code', 'metres'],
    table,
  ).map(({ metres, ...place }, index) => {
    const nowhere = { lat: undefined, lng: undefined, distance_m: undefined, fuel_prices: [] }
    if (metres === undefined) return { ...place, ...nowhere }
    const [lat, lng] = away(middle, Number(metres), index * 137)
    const told = { fuel_prices: prices(index), opening: opening(index, place.id) }
    return { ...place, lat, lng, distance_m: Number(metres), ...told }
  })

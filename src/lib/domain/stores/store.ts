import * as v from 'valibot'
import { optionalListOf } from '../list-of.ts'
import { id, line, name, numeric, optional } from '../tolerant.ts'

/** The price of a litre of a fuel at a store, in euros. WHL-6. */
export const fuelPrice = v.object({
  name,
  price: numeric,
  unit: v.fallback(v.pipe(v.string(), v.maxLength(20)), 'l'),
})
export type FuelPrice = v.InferOutput<typeof fuelPrice>

/** A shop or a station of the club; the distance is in metres. */
export const store = v.object({
  id,
  name,
  street: line,
  city: line,
  postal_code: line,
  lat: optional(numeric),
  lng: optional(numeric),
  distance_m: optional(numeric),
  fuel_prices: optionalListOf('fuel_prices', fuelPrice),
})
export type Store = v.InferOutput<typeof store>

import * as v from 'valibot'
import { optionalListOf } from './list-of.ts'
import { id, numeric, optional, text } from './tolerant.ts'

/** What a litre of a fuel costs at a store, in euros. Spec §9 "Formats". */
export const fuelPrice = v.object({ name: text, price: numeric, unit: v.fallback(v.string(), 'l') })
export type FuelPrice = v.InferOutput<typeof fuelPrice>

/** A shop or a station of the club; the distance is in metres. */
export const store = v.object({
  id,
  name: text,
  street: text,
  city: text,
  postal_code: text,
  lat: optional(numeric),
  lng: optional(numeric),
  distance_m: optional(numeric),
  fuel_prices: optionalListOf('fuel_prices', fuelPrice),
})
export type Store = v.InferOutput<typeof store>

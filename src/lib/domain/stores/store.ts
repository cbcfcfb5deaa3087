import * as v from 'valibot'
import { id, lenientList, line, name, numeric, optional, optionalListOf } from '../tolerant.ts'
import { unixSeconds } from '../unix-seconds.ts'

/** The price of a fuel at a store: of a litre and in euros where it says nothing else. WHL-6, STO-1. */
export const fuelPrice = v.object({
  name,
  price: numeric,
  unit: v.fallback(v.pipe(v.string(), v.maxLength(20)), 'l'),
  /** ISO 4217, three letters. */
  currency: v.optional(optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)))),
  /** The time from which the price holds, in unix seconds. */
  updated_at: v.optional(optional(numeric)),
})
export type FuelPrice = v.InferOutput<typeof fuelPrice>

/** `HH:MM`; `24:00` is the end of a day. */
const timeOfDay = v.pipe(v.string(), v.trim(), v.regex(/^(?:(?:[01]?\d|2[0-3]):[0-5]\d|24:00)$/))

/** A time of a week in which a store is open, by the clock of its club. Monday is day 1. STO-1. */
export const opening = v.object({
  day: v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(7)),
  from: timeOfDay,
  /** A time that is not after `from` is one of the next day. */
  to: timeOfDay,
})
export type Opening = v.InferOutput<typeof opening>

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
  /** Absent where the club tells nothing of it. */
  opening: v.optional(lenientList('opening', opening)),
})
export type Store = v.InferOutput<typeof store>

/** Groups a store's prices by the minute from which they hold, in the order of their first. STO-1. */
export function pricesByTime(
  prices: readonly FuelPrice[],
): readonly { readonly at: number | undefined; readonly prices: readonly FuelPrice[] }[] {
  const groups = new Map<number | undefined, FuelPrice[]>()
  for (const price of prices) {
    const seconds = unixSeconds(price.updated_at)
    const minute = seconds === undefined ? undefined : Math.floor(seconds / 60) * 60
    groups.set(minute, [...(groups.get(minute) ?? []), price])
  }
  return [...groups].map(([at, group]) => ({ at, prices: group }))
}

import { unixSeconds } from '../unix-seconds.ts'
import type { FuelPrice } from './store.ts'

/** Prices that hold from the same time on, in unix seconds; undefined where the club does not say it. */
export interface TimedPrices {
  readonly at: number | undefined
  readonly prices: readonly FuelPrice[]
}

/** Groups a store's prices by the minute from which they hold, in the order of their first. STO-1. */
export function pricesByTime(prices: readonly FuelPrice[]): readonly TimedPrices[] {
  const groups = new Map<number | undefined, FuelPrice[]>()
  for (const price of prices) {
    const seconds = unixSeconds(price.updated_at)
    const minute = seconds === undefined ? undefined : Math.floor(seconds / 60) * 60
    groups.set(minute, [...(groups.get(minute) ?? []), price])
  }
  return [...groups].map(([at, group]) => ({ at, prices: group }))
}

/**
 * Returns the points that hundredths are; undefined for what is no number. A division, never a product with 0.01, lands on the nearest
 * number to the true one. FRM-1.
 */
export function pointsOf(hundredths: number | string | null | undefined): number | undefined {
  if (typeof hundredths === 'string' && hundredths.trim() === '') return undefined
  const value = Number(hundredths ?? Number.NaN) / 100
  return Number.isFinite(value) ? value + 0 : undefined
}

/** The cost of a coupon or reward in hundredths: none (null, absent, zero, negative or unreadable) is 0. */
export const costOf = (points: number | null | undefined): number =>
  typeof points === 'number' && Number.isFinite(points) && points > 0 ? points : 0

/** Returns the hundredths of points missing from a balance to reach a cost; 0 when it is enough. CPN-3, RWD-1. */
export const missingPoints = (cost: number | null | undefined, balance: number): number =>
  Math.max(0, costOf(cost) - (Number.isFinite(balance) ? balance : 0))

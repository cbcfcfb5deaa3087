import type { British } from '../translation.ts'

/** Coupons as British tills know them. */
export const words = {
  empty: 'There are no coupons for you at the moment.',
} satisfies British['coupons']

import { coupons as base } from '../en/coupons.ts'
import type { Translation } from '../translation.ts'

/** Coupons as British tills know them. */
export const coupons = {
  ...base,
  empty: 'There are no coupons for you at the moment.',
} satisfies Translation['coupons']

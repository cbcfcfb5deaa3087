import type { British } from '../translation.ts'

/** The texts in which British English has "at the moment" instead of "right now". */
export const words = {
  coupons: { empty: 'There are no coupons for you at the moment.' },
  perks: { empty: 'There are no perks for you at the moment.' },
  rewards: { empty: 'There are no rewards to choose from at the moment.' },
} satisfies British['dashboard']

import { dashboard as base } from '../en/dashboard.ts'
import type { Translation } from '../translation.ts'

/** What British English says at the moment rather than right now. */
export const dashboard = {
  ...base,
  coupons: { ...base.coupons, empty: 'There are no coupons for you at the moment.' },
  perks: { ...base.perks, empty: 'There are no perks for you at the moment.' },
  rewards: { ...base.rewards, empty: 'There are no rewards to choose from at the moment.' },
} satisfies Translation['dashboard']

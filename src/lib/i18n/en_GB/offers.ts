import { offers as base } from '../en/offers.ts'
import type { Translation } from '../translation.ts'

/** What British English says at the moment rather than right now. */
export const offers = {
  ...base,
  perks: { ...base.perks, empty: 'There are no perks for you at the moment. Come back soon.' },
  leaflets: { ...base.leaflets, empty: 'There are no leaflets at the moment. Come back soon.' },
} satisfies Translation['offers']

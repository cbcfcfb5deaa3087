import { pharmacyConsents } from '../content/pharmacy-consents.ts'
import { pharmacyCoupons } from '../content/pharmacy-coupons.ts'
import { pharmacyOffers } from '../content/pharmacy-offers.ts'
import { pharmacyRewards } from '../content/pharmacy-rewards.ts'
import { pharmacyStores } from '../content/pharmacy-stores.ts'
import { pharmacyWords } from '../content/pharmacy-words.ts'
import type { Tenant } from '../tenant.ts'
import { pharmacySettings } from './pharmacy-settings.ts'
import { wordsOfClub } from './words-of-club.ts'

/** A club of pharmacies, in French: codes by SMS, receipts, long words, one colour and a logo. */
export const pharmacy = {
  id: 'pharmacy',
  channelId: 'channel-pharmacy',
  title: 'Club Orvalune',
  says: 'pharmacies, in French, sign in by SMS or password',
  lang: 'fr',
  confirmation: 'sms',
  settings: pharmacySettings,
  translations: wordsOfClub('Club Orvalune'),
  content: {
    ...pharmacyOffers,
    ...pharmacyWords,
    coupons: pharmacyCoupons,
    rewards: pharmacyRewards,
    stores: pharmacyStores,
    consents: pharmacyConsents,
  },
  people: [
    {
      name: 'verified',
      phone: '+33639980001',
      firstname: 'Marie-Emmanuelle',
      lastname: 'Vandenbroucke',
      sex: 'female',
    },
    { name: 'zero', phone: '+33639980002', firstname: 'Baptiste', lastname: 'Lemoine', sex: 'male' },
    {
      name: 'unverified',
      phone: '+33639980003',
      firstname: 'Inès',
      lastname: 'Delacroix-Morvan',
      sex: 'female',
    },
    { name: 'cardless', phone: '+33639980004', firstname: 'Thibault', lastname: 'Garnier', sex: 'male' },
    { name: 'newcomer', phone: '+33639980005', firstname: 'Camille', lastname: 'Roy', sex: 'undefined' },
  ],
} as const satisfies Tenant

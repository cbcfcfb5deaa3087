import { fuelConsents } from '../content/fuel-consents.ts'
import { fuelCoupons } from '../content/fuel-coupons.ts'
import { fuelOffers } from '../content/fuel-offers.ts'
import { fuelRewards } from '../content/fuel-rewards.ts'
import { fuelStores } from '../content/fuel-stores.ts'
import { fuelWords } from '../content/fuel-words.ts'
import type { Tenant } from '../tenant.ts'
import { fuelSettings } from './fuel-settings.ts'
import { wordsOfClub } from './words-of-club.ts'

/** A fuel club, in English: passwords, points in the header, receipts, required consents in the footer. */
export const fuel = {
  id: 'fuel',
  channelId: 'channel-fuel',
  title: 'Voltara Fuel Club',
  says: 'in English, sign in by password',
  lang: 'en',
  confirmation: 'email',
  settings: fuelSettings,
  translations: wordsOfClub('Voltara Fuel Club'),
  content: {
    ...fuelOffers,
    ...fuelWords,
    coupons: fuelCoupons,
    rewards: fuelRewards,
    stores: fuelStores,
    consents: fuelConsents,
  },
  people: [
    { name: 'verified', phone: '+353209100001', firstname: 'Olivia', lastname: 'Brennan', sex: 'female' },
    { name: 'zero', phone: '+353209100002', firstname: 'Tom', lastname: 'Whelan', sex: 'male' },
    { name: 'unverified', phone: '+353209100003', firstname: 'Aoife', lastname: 'Kearney', sex: 'female' },
    { name: 'cardless', phone: '+353209100004', firstname: 'Ciaran', lastname: 'Doyle', sex: 'male' },
    { name: 'newcomer', phone: '+353209100005', firstname: 'Sam', lastname: 'Quill', sex: 'undefined' },
  ],
} as const satisfies Tenant

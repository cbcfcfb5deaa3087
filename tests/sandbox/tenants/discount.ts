import { discountConsents } from '../content/discount-consents.ts'
import { discountCoupons } from '../content/discount-coupons.ts'
import { discountOffers } from '../content/discount-offers.ts'
import { discountRewards } from '../content/discount-rewards.ts'
import { discountStores } from '../content/discount-stores.ts'
import { discountWords } from '../content/discount-words.ts'
import type { Tenant } from '../tenant.ts'
import { discountSettings } from './discount-settings.ts'
import { wordsOfClub } from './words-of-club.ts'

/** A discounter's club, in British English: passwords, the card first in a registration, black on yellow. */
export const discount = {
  id: 'discount',
  channelId: 'channel-discount',
  title: 'Bumblebuy Club',
  says: 'a discounter, in British English, sign in by password',
  lang: 'en',
  confirmation: 'email',
  settings: discountSettings,
  translations: wordsOfClub('Bumblebuy Club'),
  content: {
    ...discountOffers,
    ...discountWords,
    coupons: discountCoupons,
    rewards: discountRewards,
    stores: discountStores,
    consents: discountConsents,
  },
  people: [
    { name: 'verified', phone: '+447700900001', firstname: 'Priya', lastname: 'Hartley', sex: 'female' },
    { name: 'zero', phone: '+447700900002', firstname: 'Gareth', lastname: 'Pugh-Jones', sex: 'male' },
    { name: 'unverified', phone: '+447700900003', firstname: 'Elsie', lastname: 'Okafor', sex: 'female' },
    { name: 'cardless', phone: '+447700900004', firstname: 'Callum', lastname: 'Reid', sex: 'male' },
    { name: 'newcomer', phone: '+447700900005', firstname: 'Robin', lastname: 'Ashworth', sex: 'undefined' },
  ],
} as const satisfies Tenant

import { grocerConsents } from '../content/grocer-consents.ts'
import { grocerCoupons } from '../content/grocer-coupons.ts'
import { grocerOffers } from '../content/grocer-offers.ts'
import { grocerRewards } from '../content/grocer-rewards.ts'
import { grocerStores } from '../content/grocer-stores.ts'
import { grocerWords } from '../content/grocer-words.ts'
import type { Tenant } from '../tenant.ts'
import { grocerSettings } from './grocer-settings.ts'
import { wordsOfClub } from './words-of-club.ts'

/** A grocer's club, in Bulgarian: codes by SMS, the card comes first in a registration, links in the footer. */
export const grocer = {
  id: 'grocer',
  channelId: 'channel-grocer',
  title: 'Клуб Градина',
  says: 'in Bulgarian, sign in by SMS or password',
  lang: 'bg',
  confirmation: 'sms',
  settings: grocerSettings,
  translations: {
    ...wordsOfClub('Клуб Градина'),
    bg: { web: { 'frame.header.club': 'Клуб Градина', 'sidebar.title': 'От пазара за вас' } },
    en: { web: { 'frame.header.club': 'Клуб Градина', 'sidebar.title': 'Fresh from the market' } },
  },
  content: {
    ...grocerOffers,
    ...grocerWords,
    coupons: grocerCoupons,
    rewards: grocerRewards,
    stores: grocerStores,
    consents: grocerConsents,
  },
  people: [
    { name: 'verified', phone: '+359880000001', firstname: 'Радостина', lastname: 'Илиева', sex: 'female' },
    { name: 'zero', phone: '+359880000002', firstname: 'Борис', lastname: 'Тодоров', sex: 'male' },
    { name: 'unverified', phone: '+359880000003', firstname: 'Яна', lastname: 'Колева', sex: 'female' },
    { name: 'cardless', phone: '+359880000004', firstname: 'Петър', lastname: 'Стоянов', sex: 'male' },
    { name: 'newcomer', phone: '+359880000005', firstname: 'Мила', lastname: 'Ненова', sex: 'undefined' },
  ],
} as const satisfies Tenant

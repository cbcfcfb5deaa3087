import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  add: 'Přidat do kalendáře',
  failed: 'Soubor pro kalendář se nepodařilo vytvořit. Zkuste to znovu.',
  coupon: 'Kupon končí: {name}',
  couponText: 'Kupon platí do konce této události.',
  lapse: '{n|number} {{|bod propadne||body propadnou|bodu propadne|bodů propadne}}',
  lapseText: 'Využijte je na kupon nebo odměnu před tímto dnem.',
  pickup: 'Vyzvednout: {name}',
  pickupText: 'Máme ji pro vás připravenou do konce této události: {place}',
  kept: 'Máme ji pro vás připravenou do {date}.',
} satisfies Translation['calendar']

import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  add: 'Pridať do kalendára',
  failed: 'Súbor pre kalendár sa nepodarilo vytvoriť. Skúste to znova.',
  coupon: 'Kupón končí: {name}',
  couponText: 'Kupón platí do konca tejto udalosti.',
  lapse: '{n|number} {{|bod prepadne||body prepadnú|bodu prepadne|bodov prepadne}}',
  lapseText: 'Využite ich na kupón alebo odmenu pred týmto dňom.',
  pickup: 'Vyzdvihnúť: {name}',
  pickupText: 'Máme ju pre vás pripravenú do konca tejto udalosti: {place}',
  kept: 'Máme ju pre vás pripravenú do {date}.',
} satisfies Translation['calendar']

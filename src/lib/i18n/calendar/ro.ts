import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  add: 'Adaugă în calendar',
  failed: 'Fișierul pentru calendar nu a putut fi creat. Încearcă din nou.',
  coupon: 'Cuponul expiră: {name}',
  couponText: 'Cuponul este valabil până la sfârșitul acestui eveniment.',
  lapse: '{n|number} {{|punct expiră||puncte expiră||de puncte expiră}}',
  lapseText: 'Folosește-le pentru un cupon sau o recompensă înainte de această zi.',
  pickup: 'De ridicat: {name}',
  pickupText: 'O păstrăm pentru tine până la sfârșitul acestui eveniment: {place}',
  kept: 'O păstrăm pentru tine până pe {date}.',
} satisfies Translation['calendar']

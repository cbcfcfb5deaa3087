import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  add: 'Dodaj do kalendarza',
  failed: 'Nie udało się utworzyć pliku kalendarza. Spróbuj ponownie.',
  coupon: 'Koniec kuponu: {name}',
  couponText: 'Kupon jest ważny do końca tego wydarzenia.',
  lapse: '{n|number} {{|punkt wygaśnie||punkty wygasną|punktów wygaśnie|punktu wygaśnie}}',
  lapseText: 'Wykorzystaj je na kupon lub nagrodę przed tym dniem.',
  pickup: 'Odbierz: {name}',
  pickupText: 'Czeka na Ciebie do końca tego wydarzenia: {place}',
  kept: 'Czeka na Ciebie do: {date}.',
} satisfies Translation['calendar']

import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  title: 'Kde nás najdete',
  about: 'Adresy, otevírací doba a cesta k nám.',
  aboutWithPrices: 'Adresy, otevírací doba, ceny pohonných hmot a cesta k nám.',
  all: 'Zobrazit všechna místa',
  search: 'Hledat podle názvu nebo města',
  none: 'Nic takového jsme nenašli. Zkuste jiný název nebo město.',
  empty: 'Zatím tu není z čeho vybírat.',
  found: 'Nalezeno: {n|number}',
} satisfies Translation['stores']

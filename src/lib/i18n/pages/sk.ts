import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  title: 'Informácie',
  notAvailable: 'Táto stránka nie je k dispozícii.',
  tooLong: 'Tento text je príliš dlhý, preto sa nezobrazuje celý.',
} satisfies Translation['pages']

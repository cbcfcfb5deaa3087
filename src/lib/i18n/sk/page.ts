import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const page = {
  title: 'Informácie',
  notAvailable: 'Táto stránka nie je k dispozícii.',
} satisfies Translation['page']

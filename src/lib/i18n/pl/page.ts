import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const page = {
  title: 'Informacje',
  notAvailable: 'Ta strona nie jest dostępna.',
} satisfies Translation['page']

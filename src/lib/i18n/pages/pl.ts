import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  title: 'Informacje',
  notAvailable: 'Ta strona nie jest dostępna.',
  tooLong: 'Ten tekst jest zbyt długi, aby wyświetlić go w całości.',
} satisfies Translation['pages']

import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  label: 'Langue',
  own: 'Langue du club',
  others: 'Autres langues',
  failed: 'La langue n’a pas pu être chargée. Réessayez.',
  help: 'Ce navigateur retient votre choix.',
} satisfies Translation['language']

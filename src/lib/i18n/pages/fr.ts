import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  title: 'Informations',
  notAvailable: 'Cette page n’est pas disponible.',
  tooLong: 'Ce texte est trop long pour être affiché en entier.',
} satisfies Translation['pages']

import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const page = {
  title: 'Informations',
  notAvailable: 'Cette page n’est pas disponible.',
} satisfies Translation['page']

import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  title: 'Neočakávaná chyba aplikácie!',
  status: '404 Nenájdené',
  notFound: 'Táto stránka neexistuje.',
  home: 'Späť na úvodnú stránku',
} satisfies Translation['fallback']

import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  title: 'Neočekávaná chyba aplikace!',
  status: '404 Nenalezeno',
  notFound: 'Tato stránka neexistuje.',
  home: 'Zpět na úvodní stránku',
} satisfies Translation['fallback']

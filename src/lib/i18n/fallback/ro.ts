import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  title: 'Eroare neașteptată a aplicației!',
  status: '404 Negăsit',
  notFound: 'Această pagină nu există.',
  home: 'Înapoi la pagina principală',
} satisfies Translation['fallback']

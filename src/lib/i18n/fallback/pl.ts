import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  title: 'Nieoczekiwany błąd aplikacji!',
  status: '404 Nie znaleziono',
  notFound: 'Ta strona nie istnieje.',
  home: 'Wróć na stronę główną',
} satisfies Translation['fallback']

import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  title: 'Oferty dla Ciebie',
  special: 'Oferty specjalne',
  more: 'Więcej',
  moreAbout: 'Więcej o ofercie {title}',
  readMore: 'Czytaj dalej',
  readLess: 'Pokaż mniej',
  failed: 'Nie udało się wczytać ofert.',
  unreadable: 'Nie udało się wczytać treści tej oferty.',
  invoice: {
    title: 'Masz paragon?',
    text: 'Prześlij paragon lub fakturę i zbierz za nie punkty.',
    button: 'Prześlij paragon',
  },
} satisfies Translation['sidebar']

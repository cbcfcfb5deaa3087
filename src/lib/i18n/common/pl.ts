import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  close: 'Zamknij',
  retry: 'Spróbuj ponownie',
  loading: 'Ładowanie…',
  loadMore: 'Pokaż więcej',
  newTab: '(otwiera się w nowej karcie)',
  offline: 'Jesteś offline. Wyświetlane dane mogą być nieaktualne.',
  points: '{n|number} {{|punkt||punkty|punktów|punktu}}',
  missing: 'Nie udało się wczytać okna.',
} satisfies Translation['common']

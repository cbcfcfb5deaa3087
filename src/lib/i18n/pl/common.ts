import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const common = {
  close: 'Zamknij',
  cancel: 'Anuluj',
  retry: 'Spróbuj ponownie',
  reload: 'Odśwież stronę',
  loading: 'Ładowanie…',
  loadMore: 'Pokaż więcej',
  back: 'Wstecz',
  showAll: 'Pokaż wszystko',
  newTab: '(otwiera się w nowej karcie)',
  offline: 'Jesteś offline. Wyświetlane dane mogą być nieaktualne.',
  online: 'Znów jesteś online.',
  points: '{n|number} {{|punkt||punkty|punktów|punktu}}',
} satisfies Translation['common']

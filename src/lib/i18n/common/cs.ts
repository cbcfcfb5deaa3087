import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  close: 'Zavřít',
  retry: 'Zkusit znovu',
  loading: 'Načítáme…',
  loadMore: 'Načíst další',
  newTab: '(otevře se na nové kartě)',
  offline: 'Jste offline. Zobrazené údaje nemusí být aktuální.',
  points: '{n|number} {{|bod||body|bodu|bodů}}',
  missing: 'Okno se nepodařilo načíst.',
} satisfies Translation['common']

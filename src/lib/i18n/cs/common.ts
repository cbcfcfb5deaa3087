import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const common = {
  close: 'Zavřít',
  retry: 'Zkusit znovu',
  loading: 'Načítáme…',
  loadMore: 'Načíst další',
  showAll: 'Zobrazit vše',
  newTab: '(otevře se na nové kartě)',
  offline: 'Jste offline. Zobrazené údaje nemusí být aktuální.',
  points: '{n|number} {{|bod||body|bodu|bodů}}',
} satisfies Translation['common']

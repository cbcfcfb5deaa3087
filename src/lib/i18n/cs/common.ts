import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const common = {
  close: 'Zavřít',
  cancel: 'Zrušit',
  retry: 'Zkusit znovu',
  reload: 'Načíst stránku znovu',
  loading: 'Načítáme…',
  loadMore: 'Načíst další',
  back: 'Zpět',
  showAll: 'Zobrazit vše',
  newTab: '(otevře se na nové kartě)',
  offline: 'Jste offline. Zobrazené údaje nemusí být aktuální.',
  online: 'Jste znovu online.',
  points: '{n|number} {{|bod||body|bodu|bodů}}',
} satisfies Translation['common']

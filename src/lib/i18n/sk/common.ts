import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const common = {
  close: 'Zavrieť',
  cancel: 'Zrušiť',
  retry: 'Skúsiť znova',
  reload: 'Načítať stránku znova',
  loading: 'Načítavame…',
  loadMore: 'Načítať ďalšie',
  back: 'Späť',
  showAll: 'Zobraziť všetko',
  newTab: '(otvorí sa na novej karte)',
  offline: 'Ste offline. Zobrazené údaje nemusia byť aktuálne.',
  online: 'Ste znova online.',
  points: '{n|number} {{|bod||body|bodu|bodov}}',
} satisfies Translation['common']

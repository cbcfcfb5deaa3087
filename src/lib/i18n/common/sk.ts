import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  close: 'Zavrieť',
  retry: 'Skúsiť znova',
  loading: 'Načítavame…',
  loadMore: 'Načítať ďalšie',
  newTab: '(otvorí sa na novej karte)',
  offline: 'Ste offline. Zobrazené údaje nemusia byť aktuálne.',
  points: '{n|number} {{|bod||body|bodu|bodov}}',
  missing: 'Okno sa nepodarilo načítať.',
} satisfies Translation['common']

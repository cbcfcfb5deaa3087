import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  close: 'Închide',
  retry: 'Încearcă din nou',
  loading: 'Se încarcă…',
  loadMore: 'Încarcă mai multe',
  newTab: '(se deschide într-o filă nouă)',
  offline: 'Ești offline. Datele afișate s-ar putea să nu fie la zi.',
  points: '{n|number} {{|punct||puncte||de puncte}}',
  missing: 'Fereastra nu a putut fi încărcată.',
} satisfies Translation['common']

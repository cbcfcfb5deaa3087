import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const common = {
  close: 'Închide',
  cancel: 'Anulează',
  retry: 'Încearcă din nou',
  reload: 'Reîncarcă pagina',
  loading: 'Se încarcă…',
  loadMore: 'Încarcă mai multe',
  back: 'Înapoi',
  showAll: 'Arată tot',
  newTab: '(se deschide într-o filă nouă)',
  offline: 'Sunteți offline. Ceea ce vedeți poate fi depășit.',
  online: 'Sunteți din nou online.',
  points: '{n|number} {{|punct||puncte||de puncte}}',
} satisfies Translation['common']

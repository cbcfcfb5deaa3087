import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  upload: 'Nahrať bloček',
  caption: 'Vaše bločky od najnovšieho',
  empty: 'Zatiaľ tu nemáte žiadny bloček.',
  emptyHint: 'Nahrajte fotku bločka a získajte zaň body.',
  shown: 'Zobrazené: {n|number} {{|bloček||bločky|bločka|bločkov}}',
  end: 'To sú všetky vaše bločky.',
  one: 'Bloček',
  uploaded: 'Bloček nahratý {day}',
  status: {
    approved: 'Schválené',
    pending: 'Čaká na kontrolu',
    rejected: 'Zamietnuté',
  },
} satisfies Translation['receipts']

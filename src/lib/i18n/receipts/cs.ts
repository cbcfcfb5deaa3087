import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  upload: 'Nahrát účtenku',
  caption: 'Vaše účtenky od nejnovější',
  empty: 'Zatím tu nemáte žádnou účtenku.',
  emptyHint: 'Nahrajte fotku účtenky a získejte za ni body.',
  shown: 'Zobrazeno: {n|number} {{|účtenka||účtenky|účtenky|účtenek}}',
  end: 'To jsou všechny vaše účtenky.',
  one: 'Účtenka',
  uploaded: 'Účtenka nahraná {day}',
  status: {
    approved: 'Schváleno',
    pending: 'Čeká na kontrolu',
    rejected: 'Zamítnuto',
  },
} satisfies Translation['receipts']

import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  caption: 'Vaše transakcie od najnovšej',
  date: 'Dátum',
  time: 'Čas',
  description: 'Popis',
  points: 'Body',
  empty: 'Zatiaľ nemáte žiadne transakcie.',
  emptyHint: 'Pri nákupe použite svoju kartu a body sa objavia tu.',
  expires: 'Platia do {date}',
  expired: 'Platnosť sa skončila {date}',
  shown: 'Zobrazené: {n|number} {{|transakcia||transakcie|transakcie|transakcií}}',
  end: 'To sú všetky vaše transakcie.',
  earned: 'Získané',
  spent: 'Minuté',
  notWhole: 'Zatiaľ neúplné',
  noDate: 'Bez dátumu',
} satisfies Translation['transactions']

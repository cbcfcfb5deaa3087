import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  caption: 'Vaše transakce od nejnovější',
  date: 'Datum',
  time: 'Čas',
  description: 'Popis',
  points: 'Body',
  empty: 'Zatím nemáte žádné transakce.',
  emptyHint: 'Při nákupu použijte svou kartu a body se objeví tady.',
  expires: 'Platí do {date}',
  expired: 'Platnost skončila {date}',
  shown: 'Zobrazeno: {n|number} {{|transakce||transakce|transakce|transakcí}}',
  end: 'To jsou všechny vaše transakce.',
  earned: 'Získáno',
  spent: 'Utraceno',
  notWhole: 'Zatím neúplné',
  noDate: 'Bez data',
} satisfies Translation['transactions']

import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  caption: 'Tranzacțiile tale, de la cea mai recentă',
  date: 'Data',
  time: 'Ora',
  description: 'Descriere',
  points: 'Puncte',
  empty: 'Nu ai încă nicio tranzacție.',
  emptyHint: 'Folosește cardul la cumpărături și punctele vor apărea aici.',
  expires: 'Valabile până la {date}',
  expired: 'Au expirat la {date}',
  shown: 'Se afișează {n|number} {{|tranzacție||tranzacții||de tranzacții}}',
  end: 'Acestea sunt toate tranzacțiile tale.',
  earned: 'Câștigate',
  spent: 'Cheltuite',
  notWhole: 'Încă incomplet',
  noDate: 'Fără dată',
} satisfies Translation['transactions']

import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  caption: 'Twoje transakcje od najnowszej',
  date: 'Data',
  time: 'Godzina',
  description: 'Opis',
  points: 'Punkty',
  empty: 'Nie masz jeszcze żadnych transakcji.',
  emptyHint: 'Używaj karty podczas zakupów, a punkty pojawią się tutaj.',
  expires: 'Ważne do {date}',
  expired: 'Wygasły {date}',
  shown: 'Wyświetlono: {n|number} {{|transakcja||transakcje|transakcji|transakcji}}',
  end: 'To wszystkie Twoje transakcje.',
  earned: 'Zdobyte',
  spent: 'Wydane',
  notWhole: 'Jeszcze niepełne',
  noDate: 'Bez daty',
} satisfies Translation['transactions']

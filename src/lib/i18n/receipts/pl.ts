import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  upload: 'Prześlij paragon',
  caption: 'Twoje paragony od najnowszego',
  empty: 'Nie masz jeszcze przesłanych paragonów.',
  emptyHint: 'Prześlij zdjęcie paragonu i zbierz za nie punkty.',
  shown: 'Wyświetlono: {n|number} {{|paragon||paragony|paragonów|paragonu}}',
  end: 'To wszystkie Twoje paragony.',
  one: 'Paragon',
  uploaded: 'Paragon przesłany {day}',
  status: {
    approved: 'Zaakceptowany',
    pending: 'Sprawdzany',
    rejected: 'Odrzucony',
  },
} satisfies Translation['receipts']

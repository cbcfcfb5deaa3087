import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const card = {
  number: {
    label: 'Numer karty',
    help: '16 cyfr.',
    wrong: 'Numer karty ma 16 cyfr. Sprawdź go jeszcze raz.',
  },
  receipt: {
    question: 'Gdzie znajdę numer?',
    answer: 'Na paragonie: w części DOKUMENT, w wierszu „Karta”.',
    section: 'DOKUMENT',
    line: 'Karta',
    picture: 'Paragon. W jego części DOKUMENT w wierszu „Karta” jest 16 cyfr.',
  },
} satisfies Translation['card']

import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const card = {
  number: {
    label: 'Číslo karty',
    help: '16 číslic.',
    wrong: 'Číslo karty má 16 číslic. Skontrolujte ho, prosím.',
  },
  receipt: {
    question: 'Kde nájdem číslo?',
    answer: 'Na bločku: v časti DOKLAD, na riadku „Karta“.',
    section: 'DOKLAD',
    line: 'Karta',
    picture: 'Bloček. V jeho časti DOKLAD je na riadku „Karta“ 16 číslic.',
  },
} satisfies Translation['card']

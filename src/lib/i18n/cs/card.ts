import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const card = {
  number: {
    label: 'Číslo karty',
    help: '16 číslic.',
    wrong: 'Číslo karty má 16 číslic. Zkontrolujte ho prosím.',
  },
  receipt: {
    question: 'Kde číslo najdu?',
    answer: 'Na účtence: v části DOKLAD, na řádku „Karta“.',
    section: 'DOKLAD',
    line: 'Karta',
    picture: 'Účtenka. V její části DOKLAD je na řádku „Karta“ 16 číslic.',
  },
} satisfies Translation['card']

import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const card = {
  number: {
    label: 'Numărul cardului',
    help: '16 cifre.',
    wrong: 'Numărul cardului are 16 cifre. Verifică-l încă o dată.',
  },
  receipt: {
    question: 'Unde găsesc numărul?',
    answer: 'Pe bon: în secțiunea DOCUMENT, pe rândul „Card”.',
    section: 'DOCUMENT',
    line: 'Card',
    picture: 'Un bon. În secțiunea DOCUMENT, rândul „Card” arată 16 cifre.',
  },
} satisfies Translation['card']

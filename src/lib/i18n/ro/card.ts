import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const card = {
  number: {
    label: 'Numărul cardului',
    help: '16 cifre.',
    wrong: 'Numărul cardului are 16 cifre. Verificați ce ați introdus.',
  },
  receipt: {
    question: 'Unde găsesc numărul?',
    answer: 'Pe bonul de casă: în secțiunea DOCUMENT, pe rândul Card.',
    section: 'DOCUMENT',
    line: 'Card',
    picture: 'Un bon de casă. În secțiunea DOCUMENT, rândul Card arată 16 cifre.',
  },
} satisfies Translation['card']

import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const card = {
  number: {
    label: 'Numéro de carte',
    help: '16 chiffres.',
    wrong: 'Un numéro de carte compte 16 chiffres. Vérifiez-le.',
  },
  receipt: {
    question: 'Où trouver ce numéro ?',
    answer: 'Sur votre ticket de caisse : dans la partie DOCUMENT, à la ligne « Carte ».',
    section: 'DOCUMENT',
    line: 'Carte',
    picture: 'Un ticket de caisse. Dans sa partie DOCUMENT, la ligne « Carte » indique 16 chiffres.',
  },
} satisfies Translation['card']

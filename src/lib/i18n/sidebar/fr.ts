import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  title: 'Nos offres pour vous',
  special: 'Offres spéciales',
  more: 'En savoir plus',
  moreAbout: 'En savoir plus sur {title}',
  readMore: 'Lire la suite',
  readLess: 'Réduire',
  failed: 'Les offres n’ont pas pu être chargées.',
  unreadable: 'Le texte de cette offre n’a pas pu être chargé.',
  invoice: {
    title: 'Un ticket de caisse ?',
    text: 'Envoyez votre ticket de caisse ou votre facture et recevez des points.',
    button: 'Envoyer un ticket',
  },
} satisfies Translation['sidebar']

import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  title: 'Où nous trouver',
  about: 'Adresses, horaires et itinéraire.',
  aboutWithPrices: 'Adresses, horaires, prix des carburants et itinéraire.',
  all: 'Afficher tous les lieux',
  search: 'Rechercher par nom ou par ville',
  none: 'Aucun résultat. Essayez un autre nom ou une autre ville.',
  empty: 'Il n’y a encore rien à choisir.',
  found: 'Résultats : {n|number}',
} satisfies Translation['stores']

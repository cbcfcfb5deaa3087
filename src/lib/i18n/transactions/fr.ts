import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  caption: 'Vos transactions, les plus récentes en premier',
  date: 'Date',
  time: 'Heure',
  description: 'Description',
  points: 'Points',
  empty: 'Vous n’avez encore aucune transaction.',
  emptyHint: 'Utilisez votre carte lors de vos achats et vos points s’afficheront ici.',
  expires: 'Valables jusqu’au {date}',
  expired: 'Expirés le {date}',
  shown: '{n|number} {{|transaction affichée|||de transactions affichées|transactions affichées}}',
  end: 'Vous avez vu toutes vos transactions.',
  earned: 'Gagnés',
  spent: 'Dépensés',
  notWhole: 'Encore incomplet',
  noDate: 'Sans date',
} satisfies Translation['transactions']

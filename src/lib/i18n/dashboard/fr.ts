import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  greeting: 'Bonjour, {name} !',
  welcome: 'Bienvenue !',
  pairCard: 'Associer une carte',
  coupons: {
    title: 'Coupons populaires',
    showAll: 'Afficher tous les coupons',
    empty: 'Il n’y a aucun coupon pour vous en ce moment.',
  },
  perks: {
    title: 'Avantages disponibles',
    showAll: 'Afficher tous les avantages',
    empty: 'Il n’y a aucun avantage pour vous en ce moment.',
  },
  rewards: {
    title: 'Récompenses populaires',
    showAll: 'Afficher toutes les récompenses',
    empty: 'Il n’y a aucune récompense à choisir en ce moment.',
  },
  transactions: {
    title: 'Dernières transactions',
    showAll: 'Afficher toutes les transactions',
    empty: 'Vous n’avez encore aucune transaction.',
  },
  instagram: {
    title: 'Suivez-nous sur Instagram',
    text: 'Découvrez avant tout le monde les nouveautés du club.',
    more: 'Voir plus',
  },
} satisfies Translation['dashboard']

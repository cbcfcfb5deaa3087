import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  greeting: 'Bonjour, {name} !',
  welcome: 'Bienvenue !',
  pairCard: 'Associer une carte',
  all: 'Tout afficher',
  coupons: {
    title: 'Coupons populaires',
    showAll: 'Tout afficher : les coupons',
    empty: 'Il n’y a aucun coupon pour vous en ce moment.',
  },
  perks: {
    title: 'Avantages disponibles',
    showAll: 'Tout afficher : les avantages',
    empty: 'Il n’y a aucun avantage pour vous en ce moment.',
  },
  rewards: {
    title: 'Récompenses populaires',
    showAll: 'Tout afficher : les récompenses',
    empty: 'Il n’y a aucune récompense à choisir en ce moment.',
  },
  transactions: {
    title: 'Dernières transactions',
    showAll: 'Tout afficher : les transactions',
    empty: 'Vous n’avez encore aucune transaction.',
  },
  instagram: {
    title: 'Suivez-nous sur Instagram',
    text: 'Découvrez avant tout le monde les nouveautés du club.',
    more: 'Voir plus',
  },
} satisfies Translation['dashboard']

import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  greeting: 'Bună, {name}!',
  welcome: 'Bine ai venit!',
  pairCard: 'Asociază un card',
  all: 'Arată toate',
  coupons: {
    title: 'Cupoane populare',
    showAll: 'Arată toate cupoanele',
    empty: 'Momentan nu avem cupoane pentru tine.',
  },
  perks: {
    title: 'Avantaje disponibile',
    showAll: 'Arată toate avantajele',
    empty: 'Momentan nu avem avantaje pentru tine.',
  },
  rewards: {
    title: 'Recompense populare',
    showAll: 'Arată toate recompensele',
    empty: 'Momentan nu avem recompense din care să alegi.',
  },
  transactions: {
    title: 'Ultimele tranzacții',
    showAll: 'Arată toate tranzacțiile',
    empty: 'Nu ai încă nicio tranzacție.',
  },
  instagram: {
    title: 'Urmărește-ne pe Instagram',
    text: 'Află înaintea tuturor ce este nou în club.',
    more: 'Vezi mai mult',
  },
} satisfies Translation['dashboard']

import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const dashboard = {
  greeting: 'Bună ziua, {name}!',
  welcome: 'Bine ați venit!',
  balance: 'Punctele dumneavoastră',
  coupons: {
    title: 'Cupoane populare',
    showAll: 'Arată toate cupoanele',
    empty: 'Momentan nu avem cupoane pentru dumneavoastră.',
  },
  perks: {
    title: 'Avantaje disponibile',
    showAll: 'Arată toate avantajele',
    empty: 'Momentan nu avem avantaje pentru dumneavoastră.',
  },
  rewards: {
    title: 'Recompense populare',
    showAll: 'Arată toate recompensele',
    empty: 'Momentan nu există recompense din care să alegeți.',
  },
  transactions: {
    title: 'Ultimele tranzacții',
    showAll: 'Arată toate tranzacțiile',
    empty: 'Nu aveți încă nicio tranzacție.',
  },
  instagram: {
    title: 'Urmăriți-ne pe Instagram',
    text: 'Aflați înaintea tuturor ce este nou în club.',
    more: 'Vezi mai mult',
  },
} satisfies Translation['dashboard']

/** The four sections of the dashboard and its Instagram block. DSH-1. */
export const words = {
  greeting: 'Hello, {name}!',
  welcome: 'Welcome!',
  pairCard: 'Pair a card',
  /** On the link beside a section's heading; its whole name, `showAll` of the section, has to contain it. */
  all: 'Show all',
  coupons: {
    title: 'Popular coupons',
    showAll: 'Show all coupons',
    empty: 'There are no coupons for you right now.',
  },
  perks: {
    title: 'Available perks',
    showAll: 'Show all perks',
    empty: 'There are no perks for you right now.',
  },
  rewards: {
    title: 'Popular rewards',
    showAll: 'Show all rewards',
    empty: 'There are no rewards to choose from right now.',
  },
  transactions: {
    title: 'Latest transactions',
    showAll: 'Show all transactions',
    empty: 'You have no transactions yet.',
  },
  instagram: {
    title: 'Follow us on Instagram',
    text: 'See what is new in the club before anyone else.',
    more: 'View more',
  },
} as const

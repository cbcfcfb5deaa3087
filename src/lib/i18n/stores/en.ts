/** Choosing one of the club's places: shops, stations. */
export const words = {
  /** The name of the page of all places, and the way to it. */
  title: 'Where to find us',
  about: 'Addresses, opening hours and the way there.',
  aboutWithPrices: 'Addresses, opening hours, fuel prices and the way there.',
  all: 'Show all places',
  search: 'Search by name or city',
  none: 'Nothing like this was found. Try another name or city.',
  empty: 'There is nothing to choose from yet.',
  found: 'Found: {n:number|number}',
} as const

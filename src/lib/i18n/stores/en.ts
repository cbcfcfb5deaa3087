/** Choosing one of the club's places: shops, stations. */
export const words = {
  search: 'Search by name or city',
  none: 'Nothing like this was found. Try another name or city.',
  empty: 'There is nothing to choose from yet.',
  found: 'Found: {n:number|number}',
} as const

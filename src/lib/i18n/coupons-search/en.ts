/** The search above the list of coupons; `n` is the number of coupons found. FND-1. */
export const words = {
  label: 'Find a coupon',
  search: 'Search',
  typed: 'What are you looking for?',
  now: 'Can have now',
  soon: 'Ends soon',
  free: 'Free',
  looking: 'Looking through all your coupons…',
  found: 'Found: {n|number}',
  none: 'No coupon fits.',
  all: 'Show all',
} as const

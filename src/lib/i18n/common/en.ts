/** Words that any island may need. */
export const words = {
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading…',
  loadMore: 'Load more',
  newTab: '(opens in a new tab)',
  offline: 'You are offline. What you see may be out of date.',
  points: '{n:number|number} {{point|points}}',
  missing: 'This window could not be loaded.',
} as const

/** Words that any island may need. */
export const common = {
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading…',
  loadMore: 'Load more',
  showAll: 'Show all',
  newTab: '(opens in a new tab)',
  offline: 'You are offline. What you see may be out of date.',
  points: '{n:number|number} {{point|points}}',
} as const

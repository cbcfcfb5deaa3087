/** Words that any island may need. */
export const common = {
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  reload: 'Reload the page',
  loading: 'Loading…',
  loadMore: 'Load more',
  back: 'Back',
  showAll: 'Show all',
  newTab: '(opens in a new tab)',
  offline: 'You are offline. What you see may be out of date.',
  online: 'You are online again.',
  points: '{n:number|number} {{point|points}}',
} as const

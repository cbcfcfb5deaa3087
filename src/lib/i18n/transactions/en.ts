/** The table of transactions. TRX-1. */
export const words = {
  caption: 'Your transactions, the latest first',
  date: 'Date',
  time: 'Time',
  description: 'Description',
  points: 'Points',
  empty: 'You have no transactions yet.',
  emptyHint: 'Use your card when you shop and your points will show here.',
  expires: 'Valid until {date}',
  expired: 'Expired on {date}',
  shown: '{n:number|number} {{transaction|transactions}} shown',
  end: 'These are all your transactions.',
  earned: 'Earned',
  spent: 'Spent',
  notWhole: 'Not complete yet',
  noDate: 'Without a date',
} as const

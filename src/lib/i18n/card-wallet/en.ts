/** The card in the wallets of phones, in the official words of each platform. WAL-1. */
export const words = {
  title: 'In your phone’s wallet',
  text: 'Once your card is there, you can show it at the till without this page.',
  apple: 'Add to Apple Wallet',
  google: 'Add to Google Wallet',
} as const

/** The entry of a promo code; `n` is whole points. PRF-7. */
export const words = {
  label: 'Promo code',
  help: 'You find promo codes in our leaflets, news and e-mails.',
  submit: 'Use the code',
  invalid: 'We do not know this promo code. Please check each letter.',
  used: 'This promo code has been used already.',
  usedByTry:
    'This promo code has been used already, most likely by your try a moment ago. Your transactions show what it gave.',
  unsure:
    'The code may have been accepted all the same. Your transactions show it; trying again does no harm.',
  accepted: 'Your promo code is accepted.',
  gained: 'You have collected {n:number|number} {{point|points}}.',
  another: 'Enter another code',
  transactions: 'Show transactions',
} as const

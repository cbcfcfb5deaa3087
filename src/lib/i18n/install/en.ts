/** The offer to install the portal. OFF-4. */
export const words = {
  title: 'Keep your club at hand',
  text: 'Add it to this device: your card and your coupons then open with one press, without network too.',
  add: 'Add it',
  showHow: 'Show me how',
  decline: 'No, thanks',
  /** The two steps on an iPhone or iPad, in the words of its own menus. */
  share: 'Press Share in the bar of your browser.',
  addToHome: 'Choose “Add to Home Screen”.',
} as const

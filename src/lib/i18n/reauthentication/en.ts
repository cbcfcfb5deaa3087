/** The dialog in which a member shows once more that it is her. LCK-2. */
export const words = {
  title: 'Confirm that it is you',
  spend: 'This costs more than the limit that you have set.',
  change: 'Only you can change your limit.',
  label: 'Password',
  confirm: 'Confirm',
  back: 'Back',
  wrong: 'This password is not right.',
  add: 'Only you can add a passkey.',
  passkey: 'Use a passkey',
  notUsed: 'No passkey was used. Try again, or type your password.',
  passkeyNeeded: 'No passkey was used. Please try again.',
  refused: 'This passkey does not belong to your account. Please type your password.',
} as const

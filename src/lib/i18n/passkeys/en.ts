/** Passkeys: signing in with one, and those of an account. LCK-1. */
export const words = {
  signIn: 'Sign in with a passkey',
  title: 'Passkeys',
  lead: 'With a passkey you sign in by your fingerprint, your face or the PIN of your device. Your other ways to sign in stay as they are.',
  none: 'You have no passkey yet.',
  unnamed: 'Passkey',
  since: 'Added: {day}',
  add: 'Add a passkey',
  added: 'The passkey is added. You can sign in with it now.',
  remove: 'Remove',
  removed: 'The passkey is removed. It does not sign you in any more.',
  notAdded: 'No passkey was added. You can try again at any time.',
  notUsed: 'No passkey was used. Try again, or sign in another way.',
  notSupported: 'This browser or device cannot use passkeys here.',
  known: 'This device already has a passkey for your account.',
  refused: 'This passkey is not known here. Please sign in another way.',
  absent: 'Passkeys cannot be used here. Please sign in another way.',
} as const

/** The phone numbers that open an account. PRF-3. */
export const words = {
  numbers: 'Phone numbers',
  lead: 'These numbers open your account. The primary one gets our messages.',
  none: 'There is no phone number in your account yet.',
  primary: 'Primary',
  secondary: 'Secondary',
  unverified: 'Not verified',
  verify: 'Verify',
  promote: 'Make primary',
  remove: 'Remove',
  confirm: 'Confirm the number',
  later: 'Not now',
  added: '{phone} is verified and opens your account now.',
  promoted: 'Your primary number is changed.',
  removed: 'The number is removed.',
  unsure: 'It may have worked all the same; what you see in the list is up to date.',
  add: {
    title: 'Add a phone number',
    help: 'We will send a code to it by SMS. Such as {example}.',
    submit: 'Send me a code',
  },
  removal: {
    title: 'Remove this number?',
    text: 'It will not open your account any more. You can add it again at any time.',
    confirm: 'Remove the number',
    keep: 'Keep it',
  },
} as const

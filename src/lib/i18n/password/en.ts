/** Choosing a password, in registration and in recovery. AUT-5. */
export const words = {
  label: 'New password',
  repeat: 'Repeat the password',
  show: 'Show the password',
  hide: 'Hide the password',
  showRepeat: 'Show the repeated password',
  hideRepeat: 'Hide the repeated password',
  length: 'At least {n:number|number} {{character|characters}}',
  lowercase: 'A lower-case letter',
  uppercase: 'A capital letter',
  digit: 'A digit',
  met: 'done',
  unmet: 'still missing',
  allMet: 'The password has everything it needs.',
  weak: 'The password does not have everything it needs yet.',
  mismatch: 'Passwords do not match',
} as const

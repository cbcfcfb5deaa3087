/** The dialog in which a member shows once more that it is her. LCK-2. */
export const words = {
  title: 'Confirm that it is you',
  spend: 'This costs more than the limit that you have set.',
  change: 'Only you can change your limit.',
  label: 'Password',
  confirm: 'Confirm',
  back: 'Back',
  wrong: 'This password is not right.',
} as const

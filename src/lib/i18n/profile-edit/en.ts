/** Editing the profile. PRF-2. */
export const words = {
  title: 'My details',
  submit: 'Save',
  saved: 'Your profile is saved.',
} as const

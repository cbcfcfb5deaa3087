/** Editing the profile. Spec §2 "Profile". */
export const particulars = {
  title: 'My details',
  submit: 'Save',
  saved: 'Your profile is saved.',
} as const

/** The choice of a language. Spec §1 "Interface languages". */
export const language = {
  label: 'Language',
  own: 'Club language',
  others: 'Other languages',
  failed: 'The language could not be loaded. Please try again.',
  help: 'This browser remembers your choice.',
} as const

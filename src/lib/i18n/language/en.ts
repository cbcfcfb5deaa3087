/** The choice of a language. WHL-3. */
export const words = {
  label: 'Language',
  own: 'Club language',
  others: 'Other languages',
  failed: 'The language could not be loaded. Please try again.',
  help: 'This browser remembers your choice.',
} as const

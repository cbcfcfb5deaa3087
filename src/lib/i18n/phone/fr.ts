import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  label: 'Numéro de téléphone',
  help: 'Par exemple {example}.',
  example: '+33 6 12 34 56 78',
} satisfies Translation['phone']

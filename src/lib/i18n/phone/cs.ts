import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  label: 'Telefonní číslo',
  help: 'Například {example}.',
  example: '+420 601 123 456',
} satisfies Translation['phone']

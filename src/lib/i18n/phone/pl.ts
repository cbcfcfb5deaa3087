import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  label: 'Numer telefonu',
  help: 'Na przykład {example}.',
  example: '+48 601 123 456',
} satisfies Translation['phone']

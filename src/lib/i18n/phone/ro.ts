import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  label: 'Număr de telefon',
  help: 'De exemplu {example}.',
  example: '+40 712 345 678',
} satisfies Translation['phone']

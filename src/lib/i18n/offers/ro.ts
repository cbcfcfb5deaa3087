import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  again: 'Verifică din nou',
} satisfies Translation['offers']

import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  again: 'Skontrolovať znova',
} satisfies Translation['offers']

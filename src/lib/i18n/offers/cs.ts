import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  again: 'Zkontrolovat znovu',
} satisfies Translation['offers']

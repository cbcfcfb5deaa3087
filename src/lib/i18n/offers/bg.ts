import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  again: 'Нова проверка',
} satisfies Translation['offers']

import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  label: 'Телефонен номер',
  help: 'Например {example}.',
  example: '+359 88 123 4567',
} satisfies Translation['phone']

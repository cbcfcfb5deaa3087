import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  label: 'Oznámení',
  dismiss: 'Zavřít oznámení',
} satisfies Translation['frameToasts']

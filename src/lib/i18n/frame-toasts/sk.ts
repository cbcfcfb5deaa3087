import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  label: 'Oznámenia',
  dismiss: 'Zavrieť oznámenie',
} satisfies Translation['frameToasts']

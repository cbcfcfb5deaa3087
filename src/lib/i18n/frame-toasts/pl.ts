import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  label: 'Powiadomienia',
  dismiss: 'Zamknij powiadomienie',
} satisfies Translation['frameToasts']

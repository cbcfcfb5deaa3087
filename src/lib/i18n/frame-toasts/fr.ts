import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  label: 'Notifications',
  dismiss: 'Fermer la notification',
} satisfies Translation['frameToasts']

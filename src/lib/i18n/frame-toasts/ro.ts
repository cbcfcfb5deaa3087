import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  label: 'Notificări',
  dismiss: 'Închide notificarea',
} satisfies Translation['frameToasts']

import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  label: 'Известия',
  dismiss: 'Затваряне на известието',
} satisfies Translation['frameToasts']

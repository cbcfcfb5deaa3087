import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  title: 'Moje dane',
  submit: 'Zapisz',
  saved: 'Profil został zapisany.',
} satisfies Translation['profileEdit']

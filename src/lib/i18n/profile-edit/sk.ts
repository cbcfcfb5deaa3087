import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  title: 'Moje údaje',
  submit: 'Uložiť',
  saved: 'Váš profil je uložený.',
} satisfies Translation['profileEdit']

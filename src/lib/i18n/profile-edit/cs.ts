import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  title: 'Moje údaje',
  submit: 'Uložit',
  saved: 'Váš profil je uložený.',
} satisfies Translation['profileEdit']

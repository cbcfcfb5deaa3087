import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  title: 'Datele mele',
  submit: 'Salvează',
  saved: 'Profilul a fost salvat.',
} satisfies Translation['profileEdit']

import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  label: 'Limba',
  own: 'Limba clubului',
  others: 'Alte limbi',
  failed: 'Limba nu a putut fi încărcată. Încearcă din nou.',
  help: 'Acest browser îți reține alegerea.',
} satisfies Translation['language']

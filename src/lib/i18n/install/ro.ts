import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  title: 'Ține clubul la îndemână',
  text: 'Adaugă-l pe acest dispozitiv: cardul și cupoanele se deschid dintr-o atingere, și fără rețea.',
  add: 'Adaugă',
  showHow: 'Arată-mi cum',
  decline: 'Nu, mulțumesc',
  share: 'Apasă „Partajează” în bara browserului.',
  addToHome: 'Alege „Adaugă la ecranul principal”.',
} satisfies Translation['install']

import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  title: 'Confirmă că ești tu',
  spend: 'Costă mai mult decât limita pe care ai setat-o.',
  change: 'Doar tu îți poți schimba limita.',
  label: 'Parolă',
  confirm: 'Confirmă',
  back: 'Înapoi',
  wrong: 'Parola nu este corectă.',
} satisfies Translation['reauthentication']

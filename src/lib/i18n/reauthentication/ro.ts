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
  add: 'Doar tu poți adăuga o cheie de acces.',
  passkey: 'Folosește o cheie de acces',
  notUsed: 'Nu a fost folosită nicio cheie de acces. Încearcă din nou sau introdu parola.',
  passkeyNeeded: 'Nu a fost folosită nicio cheie de acces. Încearcă din nou.',
  refused: 'Această cheie de acces nu aparține contului tău. Introdu parola.',
} satisfies Translation['reauthentication']

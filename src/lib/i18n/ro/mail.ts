import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const mail = {
  resend: 'Trimite un e-mail nou',
  resendIn: 'Puteți cere un e-mail nou în {n|number} {{|secundă||secunde||de secunde}}.',
  resent: 'Un e-mail nou este pe drum.',
  notThere: 'Nu îl găsiți? Poate fi în dosarul de spam.',
} satisfies Translation['mail']

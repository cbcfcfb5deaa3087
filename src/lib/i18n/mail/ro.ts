import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  resend: 'Trimite un e-mail nou',
  resendIn: 'Poți cere un e-mail nou peste {n|number} {{|secundă||secunde||de secunde}}.',
  resent: 'Ți-am trimis un e-mail nou.',
  notThere: 'Nu îl găsești? Poate fi în dosarul de spam.',
} satisfies Translation['mail']

import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  resend: 'Wyślij nowy e-mail',
  resendIn: 'O nowy e-mail możesz poprosić za {n|number} {{|sekundę||sekundy|sekund|sekundy}}.',
  resent: 'Nowy e-mail jest w drodze.',
  notThere: 'Nie ma go? Może być w folderze ze spamem.',
} satisfies Translation['mail']

import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  resend: 'Poslat nový e-mail',
  resendIn: 'O nový e-mail můžete požádat za {n|number} {{|sekundu||sekundy|sekundy|sekund}}.',
  resent: 'Nový e-mail je na cestě.',
  notThere: 'Nepřišel? Může být ve složce se spamem.',
} satisfies Translation['mail']

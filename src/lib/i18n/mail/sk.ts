import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  resend: 'Poslať nový e-mail',
  resendIn: 'O nový e-mail môžete požiadať o {n|number} {{|sekundu||sekundy|sekundy|sekúnd}}.',
  resent: 'Nový e-mail je na ceste.',
  notThere: 'Neprišiel? Môže byť v priečinku so spamom.',
} satisfies Translation['mail']

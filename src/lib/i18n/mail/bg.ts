import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  resend: 'Изпращане на нов имейл',
  resendIn: 'Можете да поискате нов имейл след {n|number} {{секунда|секунди}}.',
  resent: 'Изпратихме ви нов имейл.',
  notThere: 'Не го намирате? Може да е в папката за спам.',
} satisfies Translation['mail']

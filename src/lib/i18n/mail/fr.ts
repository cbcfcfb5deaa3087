import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  resend: 'Envoyer un nouvel e-mail',
  resendIn: 'Vous pourrez demander un nouvel e-mail dans {n|number} {{|seconde|||de secondes|secondes}}.',
  resent: 'Un nouvel e-mail est en route.',
  notThere: 'Vous ne le trouvez pas ? Il est peut-être dans les indésirables.',
} satisfies Translation['mail']

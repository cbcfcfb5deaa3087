import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  banner: 'Votre compte n’est pas encore vérifié. Vérifiez-le pour profiter des coupons et des récompenses.',
  link: 'Vérifier mon compte',
  dismiss: 'Masquer ce message',
} satisfies Translation['verify']

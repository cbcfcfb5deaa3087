import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  banner: 'Twoje konto nie jest jeszcze zweryfikowane. Zweryfikuj je, aby korzystać z kuponów i nagród.',
  link: 'Zweryfikuj konto',
  dismiss: 'Ukryj tę wiadomość',
} satisfies Translation['verify']

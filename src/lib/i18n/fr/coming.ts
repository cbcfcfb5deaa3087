import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const coming = {
  title: 'Bientôt disponible',
  text: 'Nous travaillons encore sur cette page. Revenez plus tard.',
  back: 'Retour à l’accueil',
} satisfies Translation['coming']

import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  one: 'Avantage',
  empty: 'Il n’y a aucun avantage pour vous en ce moment. Revenez bientôt.',
  gone: 'Cet avantage n’est plus disponible.',
} satisfies Translation['perks']

import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  title: 'Prospectus',
  empty: 'Il n’y a aucun prospectus en ce moment. Revenez bientôt.',
  from: 'À partir du {day}',
  until: 'Jusqu’au {day}',
  upcoming: 'Bientôt',
  past: 'N’est plus valable',
} satisfies Translation['leaflets']

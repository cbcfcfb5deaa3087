import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const offers = {
  again: 'Actualiser',
  perks: {
    one: 'Avantage',
    empty: 'Il n’y a aucun avantage pour vous en ce moment. Revenez bientôt.',
    gone: 'Cet avantage n’est plus disponible.',
  },
  leaflets: {
    empty: 'Il n’y a aucun prospectus en ce moment. Revenez bientôt.',
    from: 'À partir du {day}',
    until: 'Jusqu’au {day}',
    upcoming: 'Bientôt',
    past: 'N’est plus valable',
  },
} satisfies Translation['offers']

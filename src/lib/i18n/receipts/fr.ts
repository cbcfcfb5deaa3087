import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  upload: 'Envoyer un ticket',
  caption: 'Vos tickets de caisse, les plus récents en premier',
  empty: 'Vous n’avez pas encore envoyé de ticket de caisse.',
  emptyHint: 'Envoyez la photo d’un ticket de caisse et recevez des points.',
  shown: '{n|number} {{|ticket affiché|||de tickets affichés|tickets affichés}}',
  end: 'Vous avez vu tous vos tickets de caisse.',
  one: 'Ticket de caisse',
  uploaded: 'Ticket de caisse envoyé le {day}',
  status: {
    approved: 'Accepté',
    pending: 'En cours d’examen',
    rejected: 'Refusé',
  },
} satisfies Translation['receipts']

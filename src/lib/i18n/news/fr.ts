import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  message: 'Message du club',
  unread: 'Nouveau',
  empty: 'Vous n’avez encore aucun message.',
  emptyHint: 'Dès qu’il y aura du nouveau au club, vous le lirez ici.',
  lookAgain: 'Actualiser',
  shown: '{n|number} {{|message affiché|||de messages affichés|messages affichés}}',
  end: 'Vous avez vu tous vos messages.',
  backToList: 'Retour aux messages',
  gone: 'Ce message n’est plus disponible.',
} satisfies Translation['news']

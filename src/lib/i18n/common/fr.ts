import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  close: 'Fermer',
  retry: 'Réessayer',
  loading: 'Chargement…',
  loadMore: 'Afficher la suite',
  newTab: '(s’ouvre dans un nouvel onglet)',
  offline: 'Vous êtes hors ligne. Les informations affichées ne sont peut-être plus à jour.',
  points: '{n|number} {{|point|||de points|points}}',
  missing: 'La fenêtre n’a pas pu être chargée.',
} satisfies Translation['common']

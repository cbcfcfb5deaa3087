import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  title: 'Erreur inattendue de l’application !',
  status: '404 Introuvable',
  notFound: 'Cette page n’existe pas.',
  home: 'Retour à l’accueil',
} satisfies Translation['fallback']

import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  title: 'Récompenses',
  empty: 'Il n’y a aucune récompense à choisir en ce moment.',
  emptyHint: 'De nouvelles récompenses se préparent. Revenez bientôt.',
  lookAgain: 'Actualiser',
  backToList: 'Retour aux récompenses',
  gone: 'Cette récompense n’est plus disponible.',
  balance: 'Vous avez {n|number} {{|point|||de points|points}}.',
  enough: 'Assez de points',
  short: 'Il manque {n|number} {{|point|||de points|points}}',
  left: 'Plus que {n|number}',
  soldOut: 'Épuisée',
  free: 'Gratuit',
  choose: 'Choisir cette récompense',
  verify: 'Vérifier mon compte',
  notice: {
    unverified: 'Seuls les comptes vérifiés peuvent choisir des récompenses',
    short: 'Vous n’avez pas assez de points pour cette récompense !',
    soldOut: 'Cette récompense est épuisée.',
    unavailable: 'Cette récompense ne peut pas être choisie ici pour le moment.',
  },
  ways: {
    delivery: 'Livraison',
    pickup: 'Retrait',
    donation: 'Don',
  },
} satisfies Translation['rewards']

import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  label: 'Recherche d’un coupon',
  search: 'Rechercher',
  typed: 'Que cherchez-vous ?',
  now: 'À utiliser maintenant',
  soon: 'Bientôt terminés',
  free: 'Gratuits',
  looking: 'Nous parcourons tous vos coupons…',
  found: '{{n:|Trouvé|||Trouvés|Trouvés}} : {n|number}',
  none: 'Aucun coupon ne correspond.',
  all: 'Tout afficher',
} satisfies Translation['couponsSearch']

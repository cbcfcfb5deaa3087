import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  label: 'En savoir plus sur le club',
  requiredConsents: 'Consentements obligatoires',
  failed: 'Les consentements n’ont pas pu être chargés.',
  signed: 'Accepté',
  pages: 'Toutes les pages',
  privacy: 'Confidentialité',
  accessibility: 'Accessibilité',
  madeWith: 'Réalisé avec {name}',
} satisfies Translation['frameFooter']

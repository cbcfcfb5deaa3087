import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  label: 'Mai multe despre club',
  requiredConsents: 'Acorduri obligatorii',
  failed: 'Acordurile nu au putut fi încărcate.',
  signed: 'Acord dat',
  pages: 'Toate paginile',
  privacy: 'Confidențialitate',
  accessibility: 'Accesibilitate',
  madeWith: 'Realizat cu {name}',
} satisfies Translation['frameFooter']

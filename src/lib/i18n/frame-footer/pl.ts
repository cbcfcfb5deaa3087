import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  label: 'Więcej o klubie',
  requiredConsents: 'Wymagane zgody',
  failed: 'Nie udało się wczytać zgód.',
  signed: 'Zgoda wyrażona',
  pages: 'Wszystkie strony',
  privacy: 'Prywatność',
  accessibility: 'Dostępność',
  madeWith: 'Technologia: {name}',
} satisfies Translation['frameFooter']

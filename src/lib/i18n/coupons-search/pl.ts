import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  label: 'Szukanie kuponu',
  search: 'Szukaj',
  typed: 'Czego szukasz?',
  now: 'Dostępne teraz',
  soon: 'Wkrótce się kończą',
  free: 'Darmowe',
  looking: 'Przeglądamy wszystkie Twoje kupony…',
  found: 'Znaleziono: {n|number}',
  none: 'Żaden kupon nie pasuje.',
  all: 'Pokaż wszystkie',
} satisfies Translation['couponsSearch']

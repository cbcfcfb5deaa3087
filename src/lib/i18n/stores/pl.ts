import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  search: 'Szukaj po nazwie lub mieście',
  none: 'Nic takiego nie ma. Spróbuj innej nazwy lub innego miasta.',
  empty: 'Nie ma tu jeszcze nic do wyboru.',
  found: 'Znaleziono: {n|number}',
} satisfies Translation['stores']

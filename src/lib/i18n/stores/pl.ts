import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  title: 'Gdzie nas znajdziesz',
  about: 'Adresy, godziny otwarcia i droga do nas.',
  aboutWithPrices: 'Adresy, godziny otwarcia, ceny paliw i droga do nas.',
  all: 'Pokaż wszystkie miejsca',
  search: 'Szukaj po nazwie lub mieście',
  none: 'Nic takiego nie ma. Spróbuj innej nazwy lub innego miasta.',
  empty: 'Nie ma tu jeszcze nic do wyboru.',
  found: 'Znaleziono: {n|number}',
} satisfies Translation['stores']

import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  label: 'Căutarea unui cupon',
  search: 'Caută',
  typed: 'Ce cauți?',
  now: 'Disponibile acum',
  soon: 'Expiră curând',
  free: 'Gratuite',
  looking: 'Ne uităm prin toate cupoanele tale…',
  found: '{{n:|Găsit||Găsite||Găsite}}: {n|number}',
  none: 'Niciun cupon nu se potrivește.',
  all: 'Arată tot',
} satisfies Translation['couponsSearch']

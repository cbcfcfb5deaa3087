import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  label: 'Hľadanie kupónu',
  search: 'Hľadať',
  typed: 'Čo hľadáte?',
  now: 'Hneď na využitie',
  soon: 'Čoskoro končí',
  free: 'Zadarmo',
  looking: 'Prechádzame všetky vaše kupóny…',
  found: 'Nájdené: {n|number}',
  none: 'Žiadny kupón nevyhovuje.',
  all: 'Zobraziť všetko',
} satisfies Translation['couponsSearch']

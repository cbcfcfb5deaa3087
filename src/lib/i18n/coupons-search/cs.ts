import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  label: 'Hledání kuponu',
  search: 'Hledat',
  typed: 'Co hledáte?',
  now: 'Hned k využití',
  soon: 'Brzy končí',
  free: 'Zdarma',
  looking: 'Procházíme všechny vaše kupony…',
  found: 'Nalezeno: {n|number}',
  none: 'Žádný kupon neodpovídá.',
  all: 'Zobrazit vše',
} satisfies Translation['couponsSearch']

import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  search: 'Hledat podle názvu nebo města',
  none: 'Nic takového jsme nenašli. Zkuste jiný název nebo město.',
  empty: 'Zatím tu není z čeho vybírat.',
  found: 'Nalezeno: {n|number}',
} satisfies Translation['stores']

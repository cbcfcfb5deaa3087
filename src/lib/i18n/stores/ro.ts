import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  search: 'Caută după nume sau oraș',
  none: 'Nu am găsit nimic. Încearcă alt nume sau alt oraș.',
  empty: 'Deocamdată nu ai din ce alege.',
  found: 'Găsite: {n|number}',
} satisfies Translation['stores']

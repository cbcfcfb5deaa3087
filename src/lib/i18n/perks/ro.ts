import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  one: 'Avantaj',
  empty: 'Momentan nu avem avantaje pentru tine. Revino în curând.',
  gone: 'Acest avantaj nu mai este disponibil.',
} satisfies Translation['perks']

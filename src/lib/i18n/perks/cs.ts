import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  one: 'Výhoda',
  empty: 'Právě teď pro vás nemáme žádné výhody. Zastavte se tu zase brzy.',
  gone: 'Tato výhoda už není k dispozici.',
} satisfies Translation['perks']

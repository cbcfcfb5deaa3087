import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  one: 'Výhoda',
  empty: 'Práve teraz pre vás nemáme žiadne výhody. Zastavte sa tu zase čoskoro.',
  gone: 'Táto výhoda už nie je k dispozícii.',
} satisfies Translation['perks']

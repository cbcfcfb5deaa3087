import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  title: 'Къде да ни намерите',
  about: 'Адреси, работно време и пътят дотам.',
  aboutWithPrices: 'Адреси, работно време, цени на горивата и пътят дотам.',
  all: 'Всички места',
  search: 'Търсене по име или град',
  none: 'Няма намерени резултати. Опитайте с друго име или град.',
  empty: 'Все още няма от какво да изберете.',
  found: '{{n:Намерено|Намерени}}: {n|number}',
} satisfies Translation['stores']

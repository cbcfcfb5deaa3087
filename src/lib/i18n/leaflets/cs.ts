import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  title: 'Letáky',
  empty: 'Právě teď nemáme žádné letáky. Zastavte se tu zase brzy.',
  from: 'Od {day}',
  until: 'Do {day}',
  upcoming: 'Již brzy',
  past: 'Už neplatí',
} satisfies Translation['leaflets']

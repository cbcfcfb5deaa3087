import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  title: 'Letáky',
  empty: 'Práve teraz nemáme žiadne letáky. Zastavte sa tu zase čoskoro.',
  from: 'Od {day}',
  until: 'Do {day}',
  upcoming: 'Už čoskoro',
  past: 'Už neplatí',
} satisfies Translation['leaflets']

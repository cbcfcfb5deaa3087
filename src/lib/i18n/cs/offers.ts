import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const offers = {
  again: 'Zkontrolovat znovu',
  perks: {
    one: 'Výhoda',
    empty: 'Právě teď pro vás nemáme žádné výhody. Brzy se vraťte.',
    gone: 'Tato výhoda už není k dispozici.',
  },
  leaflets: {
    empty: 'Právě teď nemáme žádné letáky. Brzy se vraťte.',
    from: 'Od {day}',
    until: 'Do {day}',
    upcoming: 'Již brzy',
    past: 'Už neplatí',
  },
} satisfies Translation['offers']

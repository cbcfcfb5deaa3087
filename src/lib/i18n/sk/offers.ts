import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const offers = {
  again: 'Skontrolovať znova',
  perks: {
    one: 'Výhoda',
    empty: 'Práve teraz pre vás nemáme žiadne výhody. Čoskoro sa vráťte.',
    gone: 'Táto výhoda už nie je k dispozícii.',
  },
  leaflets: {
    empty: 'Práve teraz nemáme žiadne letáky. Čoskoro sa vráťte.',
    from: 'Od {day}',
    until: 'Do {day}',
    upcoming: 'Už čoskoro',
    past: 'Už neplatí',
  },
} satisfies Translation['offers']

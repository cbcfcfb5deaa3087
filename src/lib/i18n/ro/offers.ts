import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const offers = {
  again: 'Verifică din nou',
  perks: {
    one: 'Avantaj',
    empty: 'Momentan nu avem avantaje pentru tine. Revino în curând.',
    gone: 'Acest avantaj nu mai este disponibil.',
  },
  leaflets: {
    empty: 'Momentan nu avem pliante. Revino în curând.',
    from: 'Din {day}',
    until: 'Până la {day}',
    upcoming: 'În curând',
    past: 'Nu mai este valabil',
  },
} satisfies Translation['offers']

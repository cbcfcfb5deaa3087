import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  title: 'Odměny',
  empty: 'Právě teď nemáme žádné odměny na výběr.',
  emptyHint: 'Chystáme nové. Zastavte se tu zase brzy.',
  lookAgain: 'Zkontrolovat znovu',
  backToList: 'Zpět na odměny',
  gone: 'Tato odměna už není k dispozici.',
  balance: 'Máte {n|number} {{|bod||body|bodu|bodů}}.',
  enough: 'Dost bodů',
  short: 'Chybí {n|number} {{|bod||body|bodu|bodů}}',
  left: '{{n:|Poslední kus||Poslední kusy|Poslední kusy|Poslední kusy}}: {n|number}',
  soldOut: 'Vyprodáno',
  free: 'Zdarma',
  choose: 'Vybrat odměnu',
  verify: 'Ověřit účet',
  notice: {
    unverified: 'Odměny lze vybírat jen s ověřeným účtem',
    short: 'Na tuto odměnu nemáte dost bodů!',
    soldOut: 'Tato odměna je vyprodaná.',
    unavailable: 'Tuto odměnu tady teď nelze vybrat.',
  },
  ways: {
    delivery: 'Doručení',
    pickup: 'Vyzvednutí',
    donation: 'Dar',
  },
} satisfies Translation['rewards']

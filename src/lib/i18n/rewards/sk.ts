import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  title: 'Odmeny',
  empty: 'Práve teraz nemáme na výber žiadne odmeny.',
  emptyHint: 'Chystáme nové. Zastavte sa tu zase čoskoro.',
  lookAgain: 'Skontrolovať znova',
  backToList: 'Späť na odmeny',
  gone: 'Táto odmena už nie je k dispozícii.',
  balance: 'Máte {n|number} {{|bod||body|bodu|bodov}}.',
  enough: 'Dosť bodov',
  short: '{{n:|Chýba||Chýbajú|Chýba|Chýba}} {n|number} {{|bod||body|bodu|bodov}}',
  left: '{{n:|Posledný kus||Posledné kusy|Posledné kusy|Posledné kusy}}: {n|number}',
  soldOut: 'Vypredané',
  free: 'Zadarmo',
  choose: 'Vybrať odmenu',
  verify: 'Overiť účet',
  notice: {
    unverified: 'Odmeny si možno vyberať len s overeným účtom',
    short: 'Na túto odmenu nemáte dosť bodov!',
    soldOut: 'Táto odmena je vypredaná.',
    unavailable: 'Túto odmenu si tu teraz nemožno vybrať.',
  },
  ways: {
    delivery: 'Doručenie',
    pickup: 'Vyzdvihnutie',
    donation: 'Dar',
  },
} satisfies Translation['rewards']

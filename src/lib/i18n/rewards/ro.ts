import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  title: 'Recompense',
  empty: 'Momentan nu avem recompense din care să alegi.',
  emptyHint: 'Pregătim altele noi. Revino în curând.',
  lookAgain: 'Verifică din nou',
  backToList: 'Înapoi la recompense',
  gone: 'Această recompensă nu mai este disponibilă.',
  balance: 'Ai {n|number} {{|punct||puncte||de puncte}}.',
  enough: 'Puncte suficiente',
  short: 'Mai ai nevoie de {n|number} {{|punct||puncte||de puncte}}',
  left: '{{n:|Ultima bucată||Ultimele bucăți||Ultimele bucăți}}: {n|number}',
  soldOut: 'Stoc epuizat',
  free: 'Gratuit',
  choose: 'Alege recompensa',
  verify: 'Verifică contul',
  notice: {
    unverified: 'Recompensele se aleg doar cu un cont verificat',
    short: 'Nu ai suficiente puncte pentru această recompensă!',
    soldOut: 'Această recompensă nu mai este în stoc.',
    unavailable: 'Momentan, această recompensă nu poate fi aleasă aici.',
  },
  ways: {
    delivery: 'Livrare',
    pickup: 'Ridicare',
    donation: 'Donație',
  },
} satisfies Translation['rewards']

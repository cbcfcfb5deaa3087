import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  title: 'Môj cieľ',
  toGo: '{{n:|Zostáva||Zostávajú|Zostáva|Zostáva}} {n|number} {{|bod||body|bodu|bodov}}',
  reached: 'Máte dosť bodov.',
  days: 'Asi {n|number} {{|deň||dni|dňa|dní}} pri vašom tempe za posledných 90 dní',
  weeks: 'Asi {n|number} {{|týždeň||týždne|týždňa|týždňov}} pri vašom tempe za posledných 90 dní',
  years: 'Viac než dva roky pri vašom tempe za posledných 90 dní',
  noPace: 'Zatiaľ nemáme dosť údajov, aby sme povedali, ako dlho to potrvá.',
  lapsing: '{n|number} {{|bod prepadne||body prepadnú|bodu prepadne|bodov prepadne}} skôr.',
  offer:
    'Za {n|number} {{|bod, ktorý by prepadol,||body, ktoré by prepadli,|bodu, ktoré by prepadli,|bodov, ktoré by prepadli,}} môžete mať:',
  pin: 'Nastaviť ako môj cieľ',
  unpin: 'Zrušiť môj cieľ',
} satisfies Translation['planner']

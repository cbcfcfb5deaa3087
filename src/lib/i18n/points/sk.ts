import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  balance: 'Vaše body',
  unclear: 'Klub vedie vaše body na viacerých miestach a neuvádza, ktoré z nich môžete minúť.',
  pending: '{n|number} {{|čakajúci bod||čakajúce body|čakajúceho bodu|čakajúcich bodov}}',
  lapsing: '{n|number} {{|bod prepadne||body prepadnú|bodu prepadne|bodov prepadne}} {date}',
  later: 'Ďalšie termíny',
  asOf: 'Stav k {date}',
} satisfies Translation['points']

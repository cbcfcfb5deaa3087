import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  balance: 'Vaše body',
  unclear: 'Klub vede vaše body na několika místech a neuvádí, které z nich můžete utratit.',
  pending: '{n|number} {{|čekající bod||čekající body|čekajícího bodu|čekajících bodů}}',
  lapsing: '{n|number} {{|bod propadne||body propadnou|bodu propadne|bodů propadne}} {date}',
  later: 'Další termíny',
  asOf: 'Stav k {date}',
} satisfies Translation['points']

import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  title: 'Můj cíl',
  toGo: '{{n:|Zbývá||Zbývají|Zbývá|Zbývá}} {n|number} {{|bod||body|bodu|bodů}}',
  reached: 'Máte dost bodů.',
  days: 'Asi {n|number} {{|den||dny|dne|dní}} při vašem tempu za posledních 90 dní',
  weeks: 'Asi {n|number} {{|týden||týdny|týdne|týdnů}} při vašem tempu za posledních 90 dní',
  years: 'Více než dva roky při vašem tempu za posledních 90 dní',
  noPace: 'Zatím nemáme dost údajů, abychom řekli, jak dlouho to potrvá.',
  lapsing: '{n|number} {{|bod propadne||body propadnou|bodu propadne|bodů propadne}} dříve.',
  offer:
    'Za {n|number} {{|bod, který by propadl,||body, které by propadly,|bodu, které by propadly,|bodů, které by propadly,}} můžete mít:',
  pin: 'Nastavit jako můj cíl',
  unpin: 'Zrušit můj cíl',
} satisfies Translation['planner']

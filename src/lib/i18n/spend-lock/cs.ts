import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  title: 'Limit útraty',
  lead: 'Nastavte si limit a před odměnou nebo kuponem, které stojí více, se zeptáme na heslo. Vaše body tak neutratí nikdo, kdo má jen váš telefon.',
  off: 'Limit nemáte nastavený.',
  on: 'Ptáme se nad {n|number} {{|bod||body|bodu|bodů}}.',
  label: 'Limit v bodech',
  help: 'Při 0 se ptáme pokaždé.',
  save: 'Nastavit limit',
  change: 'Změnit limit',
  lift: 'Zrušit limit',
  saved: 'Limit je nastavený.',
  lifted: 'Limit je zrušený.',
  unsure: 'Možná se to přesto podařilo; co vidíte zde, je aktuální.',
  number: 'Zadejte celé číslo, například 500',
  tooHigh: 'Zadejte nejvýše {n|number} {{|bod||body|bodu|bodů}}',
} satisfies Translation['spendLock']

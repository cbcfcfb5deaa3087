import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  title: 'Limit míňania',
  lead: 'Nastavte si limit a pred odmenou alebo kupónom, ktoré stoja viac, sa spýtame na heslo. Vaše body tak neminie nikto, kto má len váš telefón.',
  off: 'Limit nemáte nastavený.',
  on: 'Pýtame sa nad {n|number} {{|bod||body|bodu|bodov}}.',
  label: 'Limit v bodoch',
  help: 'Pri 0 sa pýtame zakaždým.',
  save: 'Nastaviť limit',
  change: 'Zmeniť limit',
  lift: 'Zrušiť limit',
  saved: 'Limit je nastavený.',
  lifted: 'Limit je zrušený.',
  unsure: 'Možno sa to napriek tomu podarilo; čo vidíte tu, je aktuálne.',
  number: 'Zadajte celé číslo, napríklad 500',
  tooHigh: 'Zadajte najviac {n|number} {{|bod||body|bodu|bodov}}',
} satisfies Translation['spendLock']

import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  label: 'Viac o klube',
  requiredConsents: 'Povinné súhlasy',
  failed: 'Súhlasy sa nepodarilo načítať.',
  signed: 'Odsúhlasené',
  pages: 'Všetky stránky',
  privacy: 'Súkromie',
  accessibility: 'Prístupnosť',
  madeWith: 'Vytvorené pomocou {name}',
} satisfies Translation['frameFooter']

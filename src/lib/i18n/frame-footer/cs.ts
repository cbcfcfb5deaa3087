import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  label: 'Více o klubu',
  requiredConsents: 'Povinné souhlasy',
  failed: 'Souhlasy se nepodařilo načíst.',
  signed: 'Odsouhlaseno',
  pages: 'Všechny stránky',
  privacy: 'Soukromí',
  accessibility: 'Přístupnost',
  madeWith: 'Vytvořeno pomocí {name}',
} satisfies Translation['frameFooter']

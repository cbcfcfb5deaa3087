import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  network: 'Nemůžeme se spojit se serverem. Zkontrolujte připojení a zkuste to znovu.',
  timeout: 'Server odpovídá příliš dlouho. Zkuste to prosím znovu.',
  server: 'Na naší straně se něco pokazilo. Zkuste to prosím za chvíli.',
  notFound: 'To, co hledáte, jsme nenašli.',
  tooMany: 'Příliš mnoho pokusů. Chvíli počkejte a zkuste to znovu.',
  forbidden: 'S vaším účtem to není možné.',
  unexpected: 'Něco se pokazilo. Zkuste to prosím znovu.',
  part: 'Tuto část stránky se nepodařilo zobrazit.',
  maxSize: 'Soubor je příliš velký. Limit je {size|number} MB.',
  mixed: {
    required: 'Pole „{field}“ je povinné',
  },
  string: {
    max: 'Pole „{field}“ může mít nejvýše {max|number} {{|znak||znaky|znaku|znaků}}',
    email: 'Zadejte e-mail, například jmeno@priklad.cz',
    phone: 'Zadejte telefonní číslo, například {example}',
    code: 'Zadejte celý kód ({length|number} {{|číslice||číslice|číslice|číslic}})',
  },
} satisfies Translation['errors']

import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  network: 'Nepodarilo sa spojiť so serverom. Skontrolujte pripojenie a skúste to znova.',
  timeout: 'Server odpovedá príliš dlho. Skúste to, prosím, znova.',
  server: 'Na našej strane sa niečo pokazilo. Skúste to, prosím, o chvíľu.',
  notFound: 'To, čo hľadáte, sme nenašli.',
  tooMany: 'Príliš veľa pokusov. Chvíľu počkajte a skúste to znova.',
  forbidden: 'S vaším účtom to nie je možné.',
  unexpected: 'Niečo sa pokazilo. Skúste to, prosím, znova.',
  part: 'Túto časť stránky sa nepodarilo zobraziť.',
  maxSize: 'Súbor je príliš veľký. Limit je {size|number} MB.',
  mixed: {
    required: 'Pole „{field}“ je povinné',
  },
  string: {
    max: 'Pole „{field}“ môže mať najviac {max|number} {{|znak||znaky|znaku|znakov}}',
    email: 'Zadajte e-mail, napríklad meno@priklad.sk',
    phone: 'Zadajte telefónne číslo, napríklad {example}',
    code: 'Zadajte celý kód ({length|number} {{|číslica||číslice|číslice|číslic}})',
  },
} satisfies Translation['errors']

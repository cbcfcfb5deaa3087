import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  numbers: 'Numere de telefon',
  lead: 'Cu aceste numere intri în cont. Cel principal primește mesajele noastre.',
  none: 'Contul nu are încă un număr de telefon.',
  primary: 'Principal',
  secondary: 'Secundar',
  unverified: 'Neverificat',
  verify: 'Verifică',
  promote: 'Setează ca principal',
  remove: 'Elimină',
  confirm: 'Confirmă numărul',
  later: 'Nu acum',
  added: '{phone} este verificat și poți intra cu el în cont.',
  promoted: 'Numărul principal a fost schimbat.',
  removed: 'Numărul a fost eliminat.',
  unsure: 'Este posibil să fi reușit totuși; ce vezi în listă este la zi.',
  add: {
    title: 'Adaugă un număr de telefon',
    help: 'Îi trimitem un cod prin SMS. De exemplu {example}.',
    submit: 'Trimite-mi un cod',
  },
  removal: {
    title: 'Elimini acest număr?',
    text: 'Nu vei mai putea intra cu el în cont. Îl poți adăuga din nou oricând.',
    confirm: 'Elimină numărul',
    keep: 'Păstrează-l',
  },
  sessions: {
    title: 'Dispozitive conectate',
    lead: 'Contul tău este deschis pe aceste dispozitive. Dacă nu recunoști unul dintre ele, deconectează-l.',
    unknown: 'Dispozitiv necunoscut',
    current: 'Acest dispozitiv',
    seen: 'Ultima utilizare: {moment}',
    end: 'Deconectează dispozitivul',
    ended: 'Dispozitivul este deconectat.',
  },
} satisfies Translation['accountAccess']

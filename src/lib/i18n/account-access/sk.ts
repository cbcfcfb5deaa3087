import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  numbers: 'Telefónne čísla',
  lead: 'Týmito číslami sa prihlasujete. Na hlavné vám chodia naše správy.',
  none: 'Pri účte zatiaľ nie je žiadne telefónne číslo.',
  primary: 'Hlavné',
  secondary: 'Ďalšie',
  unverified: 'Neoverené',
  verify: 'Overiť',
  promote: 'Nastaviť ako hlavné',
  remove: 'Odobrať',
  confirm: 'Potvrdiť číslo',
  later: 'Teraz nie',
  added: 'Číslo {phone} je overené a môžete sa ním prihlásiť.',
  promoted: 'Hlavné číslo je zmenené.',
  removed: 'Číslo je odobraté.',
  unsure: 'Napriek tomu sa to mohlo podariť; to, čo vidíte v zozname, je aktuálne.',
  add: {
    title: 'Pridať telefónne číslo',
    help: 'Pošleme naň kód v SMS. Napríklad {example}.',
    submit: 'Poslať kód',
  },
  removal: {
    title: 'Odobrať toto číslo?',
    text: 'Už sa ním neprihlásite. Môžete ho kedykoľvek pridať znova.',
    confirm: 'Odobrať číslo',
    keep: 'Ponechať',
  },
  sessions: {
    title: 'Prihlásené zariadenia',
    lead: 'Na týchto zariadeniach je váš účet otvorený. Ak niektoré z nich nepoznáte, odhláste ho.',
    unknown: 'Neznáme zariadenie',
    current: 'Toto zariadenie',
    seen: 'Naposledy použité: {moment}',
    end: 'Odhlásiť zariadenie',
    ended: 'Zariadenie je odhlásené.',
  },
} satisfies Translation['accountAccess']

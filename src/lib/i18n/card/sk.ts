import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  number: {
    label: 'Číslo karty',
    help: '16 číslic.',
    wrong: 'Číslo karty má 16 číslic. Skontrolujte ho, prosím.',
  },
  receipt: {
    question: 'Kde nájdem číslo?',
    answer: 'Na bločku: v časti DOKLAD, na riadku „Karta“.',
    section: 'DOKLAD',
    line: 'Karta',
    picture: 'Bloček. V jeho časti DOKLAD je na riadku „Karta“ 16 číslic.',
  },
  pairing: {
    submit: 'Spárovať kartu',
    unknown: 'Toto číslo karty nepoznáme. Skontrolujte ho a skúste to znova.',
    taken: 'Táto karta už je u nás zaregistrovaná. Skúste sa prihlásiť alebo požiadajte o nové heslo.',
    logIn: 'Prihlásiť sa druhým účtom',
    reset: 'Obnoviť heslo',
    signsOut: 'V oboch prípadoch vás najprv odhlásime z tohto účtu.',
    help: 'Alebo požiadajte o pomoc našu obsluhu.',
    helpBelow: 'Alebo nás požiadajte o pomoc: kontakty nájdete dole na stránke.',
    unsure: 'Odpoveď sa stratila, takže zatiaľ nevieme, či kartu máte. Keď budete znova online, overíme to.',
    check: 'Overiť teraz',
    missed: 'Kartu zatiaľ nemáte. Skúste to, prosím, znova.',
    paired: 'Vaša karta je spárovaná.',
    created: 'Vaša virtuálna karta je pripravená.',
    continue: 'Pokračovať',
    notNow: 'Teraz nie',
    has: 'Kartu už máte.',
    show: 'Zobraziť kartu',
  },
  virtual: {
    title: 'Nemáte kartu poruke?',
    text: 'Vytvorte si virtuálnu kartu a pri nákupe ju ukážte v telefóne.',
    submit: 'Vytvoriť virtuálnu kartu',
  },
  scan: {
    title: 'Naskenovať kartu',
    asking: 'Povoľte fotoaparát, aby sme mohli prečítať čiarový kód vašej karty.',
    looking: 'Podržte čiarový kód karty pred fotoaparátom.',
    reading: 'Čítame fotku…',
    refused: 'Fotoaparát je blokovaný. Povoľte ho v nastaveniach prehliadača alebo vyberte fotku karty.',
    unavailable: 'Nie je tu fotoaparát, ktorý by sme mohli použiť. Vyberte namiesto toho fotku karty.',
    nothingFound: 'Na fotke sme nenašli číslo karty. Odfoťte ju spriama a s celým čiarovým kódom.',
    failed: 'Čítačku sa nepodarilo načítať. Skontrolujte pripojenie a skúste to znova.',
    photo: 'Vybrať fotku',
    camera: 'Použiť fotoaparát',
    found: 'Číslo karty je vyplnené.',
  },
} satisfies Translation['card']

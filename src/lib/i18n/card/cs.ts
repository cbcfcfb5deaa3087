import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  number: {
    label: 'Číslo karty',
    help: '16 číslic.',
    wrong: 'Číslo karty má 16 číslic. Zkontrolujte ho prosím.',
  },
  receipt: {
    question: 'Kde číslo najdu?',
    answer: 'Na účtence: v části DOKLAD, na řádku „Karta“.',
    section: 'DOKLAD',
    line: 'Karta',
    picture: 'Účtenka. V její části DOKLAD je na řádku „Karta“ 16 číslic.',
  },
  pairing: {
    submit: 'Spárovat kartu',
    unknown: 'Toto číslo karty neznáme. Zkontrolujte ho a zkuste to znovu.',
    taken: 'Tato karta už je u nás zaregistrovaná. Zkuste se přihlásit, nebo požádejte o nové heslo.',
    logIn: 'Přihlásit se druhým účtem',
    reset: 'Obnovit heslo',
    signsOut: 'V obou případech vás nejdřív odhlásíme z tohoto účtu.',
    help: 'Nebo požádejte o pomoc naši obsluhu.',
    helpBelow: 'Nebo nás požádejte o pomoc: kontakty najdete dole na stránce.',
    unsure: 'Odpověď se ztratila, takže zatím nevíme, jestli kartu máte. Až budete znovu online, ověříme to.',
    check: 'Ověřit teď',
    missed: 'Kartu zatím nemáte. Zkuste to prosím znovu.',
    paired: 'Vaše karta je spárovaná.',
    created: 'Vaše virtuální karta je připravená.',
    continue: 'Pokračovat',
    notNow: 'Teď ne',
    has: 'Kartu už máte.',
    show: 'Zobrazit kartu',
  },
  virtual: {
    title: 'Nemáte kartu po ruce?',
    text: 'Vytvořte si virtuální kartu a při nákupu ji ukažte v telefonu.',
    submit: 'Vytvořit virtuální kartu',
  },
  scan: {
    title: 'Naskenovat kartu',
    asking: 'Povolte fotoaparát, ať můžeme přečíst čárový kód vaší karty.',
    looking: 'Podržte čárový kód karty před fotoaparátem.',
    reading: 'Čteme fotku…',
    refused: 'Fotoaparát je blokovaný. Povolte ho v nastavení prohlížeče, nebo vyberte fotku karty.',
    unavailable: 'Není tu fotoaparát, který bychom mohli použít. Vyberte místo toho fotku karty.',
    nothingFound: 'Na fotce jsme nenašli číslo karty. Vyfoťte ji zpříma a s celým čárovým kódem.',
    failed: 'Čtečku se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.',
    photo: 'Vybrat fotku',
    camera: 'Použít fotoaparát',
    found: 'Číslo karty je vyplněné.',
  },
} satisfies Translation['card']

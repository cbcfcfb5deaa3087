import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  verified: 'Overený účet',
  unverified: 'Neoverený účet',
  verify: 'Overiť účet',
  card: {
    title: 'Moja karta',
    mine: 'Zobraziť kartu',
    pair: 'Spárovať kartu',
    physical: 'Požiadať o plastovú kartu',
    none: 'Zatiaľ nemáte kartu.',
  },
  account: {
    title: 'Môj účet',
    edit: 'Upraviť profil',
    phones: 'Prístup k účtu',
    addresses: 'Doručovacie adresy',
    promo: 'Promokód',
    receipts: 'Bločky',
  },
  legal: {
    title: 'Právne informácie',
    signed: 'Súhlas udelený',
    unsigned: 'Bez súhlasu',
    since: 'Udelený {day}',
    needed: 'Povinné',
    sign: 'Súhlasiť',
    revoke: 'Odvolať',
    signedNow: 'Súhlas je udelený.',
    revokedNow: 'Súhlas je odvolaný.',
    empty: 'Nie je s čím súhlasiť.',
    unsure: 'Napriek tomu sa to mohlo podariť; to, čo vidíte vyššie, je aktuálne.',
  },
  withdrawal: {
    title: 'Odvolať tento súhlas?',
    text: 'Potom už nebudeme robiť to, čo dovoľoval. Súhlas môžete kedykoľvek udeliť znova.',
    needed: 'Klub tento súhlas potrebuje. Bez neho vám niektoré služby nemusia fungovať.',
    confirm: 'Odvolať súhlas',
    keep: 'Ponechať',
    unsure: 'Napriek tomu sa to mohlo podariť. Pokojne to skúste znova.',
  },
  data: {
    title: 'Moje údaje',
    request: 'Požiadať o osobné údaje',
    privacy: 'Súkromie',
    pages: 'Všetky stránky',
    erase: 'Zmazať účet',
  },
  question: {
    title: 'Požiadať o osobné údaje?',
    text: 'Pripravíme, čo o vás klub vie, a pošleme vám to. Môže to trvať až 30 dní.',
    confirm: 'Požiadať o údaje',
    cancel: 'Zrušiť',
    unsure: 'Žiadosť napriek tomu mohla prísť. Ak dostanete e-mail, nemusíte žiadať znova.',
  },
  sent: {
    title: 'Žiadosť je odoslaná',
    text: 'Príde vám e-mail s potvrdením. Otvorte, prosím, odkaz v ňom. Príprava údajov môže trvať až 30 dní.',
    to: 'E-mail príde na {email}.',
  },
  link: {
    confirming: 'Potvrdzujeme vašu žiadosť…',
    granted: 'Vaša žiadosť je potvrdená. Osobné údaje vám pošleme do 30 dní.',
    expired: 'Platnosť odkazu sa skončila alebo už bol použitý. O údaje môžete nižšie požiadať znova.',
  },
} satisfies Translation['profile']

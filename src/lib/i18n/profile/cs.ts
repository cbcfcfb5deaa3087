import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  verified: 'Ověřený účet',
  unverified: 'Neověřený účet',
  verify: 'Ověřit účet',
  card: {
    title: 'Moje karta',
    mine: 'Zobrazit kartu',
    pair: 'Spárovat kartu',
    physical: 'Požádat o plastovou kartu',
    none: 'Zatím nemáte kartu.',
  },
  account: {
    title: 'Můj účet',
    edit: 'Upravit profil',
    phones: 'Přístup k účtu',
    addresses: 'Doručovací adresy',
    promo: 'Promokód',
    receipts: 'Účtenky',
  },
  legal: {
    title: 'Právní informace',
    signed: 'Souhlas udělen',
    unsigned: 'Bez souhlasu',
    since: 'Uděleno {day}',
    needed: 'Povinné',
    sign: 'Souhlasit',
    revoke: 'Odvolat',
    signedNow: 'Souhlas je udělen.',
    revokedNow: 'Souhlas je odvolán.',
    empty: 'Není s čím souhlasit.',
    unsure: 'Přesto se to mohlo podařit; to, co vidíte výše, je aktuální.',
  },
  withdrawal: {
    title: 'Odvolat tento souhlas?',
    text: 'Poté už nebudeme dělat to, co dovoloval. Souhlas můžete kdykoli udělit znovu.',
    needed: 'Klub tento souhlas potřebuje. Bez něj vám některé služby nemusí fungovat.',
    confirm: 'Odvolat souhlas',
    keep: 'Ponechat',
    unsure: 'Přesto se to mohlo podařit. Klidně to zkuste znovu.',
  },
  data: {
    title: 'Moje údaje',
    request: 'Požádat o osobní údaje',
    privacy: 'Soukromí',
    pages: 'Všechny stránky',
    erase: 'Smazat účet',
  },
  question: {
    title: 'Požádat o osobní údaje?',
    text: 'Připravíme, co o vás klub ví, a pošleme vám to. Může to trvat až 30 dní.',
    confirm: 'Požádat o údaje',
    cancel: 'Zrušit',
    unsure: 'Žádost přesto mohla dorazit. Pokud přijde e-mail, nemusíte žádat znovu.',
  },
  sent: {
    title: 'Žádost je odeslaná',
    text: 'Přijde vám e-mail s potvrzením. Otevřete prosím odkaz v něm. Příprava údajů může trvat až 30 dní.',
    to: 'E-mail přijde na {email}.',
  },
  link: {
    confirming: 'Potvrzujeme vaši žádost…',
    granted: 'Vaše žádost je potvrzená. Osobní údaje vám pošleme do 30 dní.',
    expired: 'Platnost odkazu skončila, nebo už byl použit. O údaje můžete níže požádat znovu.',
  },
} satisfies Translation['profile']

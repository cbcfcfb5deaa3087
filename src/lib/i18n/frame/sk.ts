import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  menu: {
    label: 'Hlavné menu',
    open: 'Otvoriť menu',
    close: 'Zavrieť menu',
    dashboard: 'Prehľad',
    profile: 'Profil',
    card: 'Moja karta',
    logOut: 'Odhlásiť sa',
    social: 'Sledujte nás',
  },
  header: {
    label: 'Váš účet',
    club: 'Váš klub',
    home: 'Úvodná stránka',
    logo: 'Prejsť na náš web',
    points: 'Máte {n|number} {{|bod||body|bodu|bodov}}',
    ownCard: 'Moja karta',
    news: 'Novinky',
    unreadNews:
      'Novinky, {n|number} {{|neprečítaná správa||neprečítané správy|neprečítanej správy|neprečítaných správ}}',
    moreNews: 'Novinky, {n|number} alebo viac neprečítaných správ',
    profile: 'Môj profil',
  },
} satisfies Translation['frame']

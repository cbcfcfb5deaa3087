import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  menu: {
    label: 'Menu główne',
    open: 'Otwórz menu',
    close: 'Zamknij menu',
    dashboard: 'Start',
    profile: 'Profil',
    card: 'Moja karta',
    logOut: 'Wyloguj się',
    social: 'Obserwuj nas',
  },
  header: {
    label: 'Twoje konto',
    club: 'Twój klub',
    home: 'Strona główna',
    logo: 'Odwiedź naszą stronę',
    points: 'Masz {n|number} {{|punkt||punkty|punktów|punktu}}',
    ownCard: 'Moja karta',
    news: 'Aktualności',
    unreadNews:
      'Aktualności, {n|number} {{|nieprzeczytana wiadomość||nieprzeczytane wiadomości|nieprzeczytanych wiadomości|nieprzeczytanej wiadomości}}',
    moreNews: 'Aktualności, {n|number} lub więcej nieprzeczytanych wiadomości',
    profile: 'Mój profil',
  },
} satisfies Translation['frame']

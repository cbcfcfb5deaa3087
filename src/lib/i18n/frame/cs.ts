import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  menu: {
    label: 'Hlavní menu',
    open: 'Otevřít menu',
    close: 'Zavřít menu',
    dashboard: 'Přehled',
    profile: 'Profil',
    card: 'Moje karta',
    logOut: 'Odhlásit se',
    social: 'Sledujte nás',
  },
  header: {
    label: 'Váš účet',
    club: 'Váš klub',
    home: 'Úvodní stránka',
    logo: 'Přejít na náš web',
    points: 'Máte {n|number} {{|bod||body|bodu|bodů}}',
    ownCard: 'Moje karta',
    news: 'Novinky',
    unreadNews:
      'Novinky, {n|number} {{|nepřečtená zpráva||nepřečtené zprávy|nepřečtené zprávy|nepřečtených zpráv}}',
    moreNews: 'Novinky, {n|number} nebo více nepřečtených zpráv',
    profile: 'Můj profil',
  },
} satisfies Translation['frame']

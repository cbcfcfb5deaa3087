import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  menu: {
    label: 'Meniul principal',
    open: 'Deschide meniul',
    close: 'Închide meniul',
    dashboard: 'Acasă',
    profile: 'Profil',
    card: 'Cardul meu',
    logOut: 'Deconectează-te',
    social: 'Urmărește-ne',
  },
  header: {
    label: 'Contul tău',
    club: 'Clubul tău',
    home: 'Pagina principală',
    logo: 'Vizitează site-ul nostru',
    points: 'Ai {n|number} {{|punct||puncte||de puncte}}',
    ownCard: 'Cardul meu',
    news: 'Noutăți',
    unreadNews: 'Noutăți, {n|number} {{|mesaj necitit||mesaje necitite||de mesaje necitite}}',
    moreNews: 'Noutăți, {n|number} sau mai multe mesaje necitite',
    profile: 'Profilul meu',
  },
} satisfies Translation['frame']

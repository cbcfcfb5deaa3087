import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  menu: {
    label: 'Menu principal',
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
    dashboard: 'Tableau de bord',
    profile: 'Profil',
    card: 'Ma carte',
    logOut: 'Se déconnecter',
    social: 'Suivez-nous',
  },
  header: {
    label: 'Votre compte',
    club: 'Votre club',
    home: 'Page d’accueil',
    logo: 'Visiter notre site',
    points: 'Vous avez {n|number} {{|point|||de points|points}}',
    ownCard: 'Ma carte',
    news: 'Actualités',
    unreadNews: 'Actualités, {n|number} {{|message non lu|||de messages non lus|messages non lus}}',
    moreNews: 'Actualités, {n|number} messages non lus ou plus',
    profile: 'Mon profil',
  },
} satisfies Translation['frame']

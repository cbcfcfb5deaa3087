/** The menu and the header. FRM-1, FRM-3. */
export const words = {
  menu: {
    label: 'Main menu',
    open: 'Open the menu',
    close: 'Close the menu',
    dashboard: 'Dashboard',
    profile: 'Profile',
    card: 'My card',
    logOut: 'Log out',
    social: 'Follow us',
  },
  header: {
    label: 'Your account',
    /** The club's name where it has no logo; a backend bundle may say the real one. */
    club: 'Your club',
    home: 'Home page',
    logo: 'Visit our website',
    points: 'You have {n:number|number} {{point|points}}',
    ownCard: 'My card',
    news: 'News',
    unreadNews: 'News, {n:number|number} unread {{message|messages}}',
    /** Said where older messages that have not come may be unread too. */
    moreNews: 'News, {n:number|number} or more unread messages',
    profile: 'My profile',
  },
} as const

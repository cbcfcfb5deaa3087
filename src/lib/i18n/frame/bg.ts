import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  menu: {
    label: 'Главно меню',
    open: 'Отваряне на менюто',
    close: 'Затваряне на менюто',
    dashboard: 'Начало',
    profile: 'Профил',
    card: 'Моята карта',
    logOut: 'Изход',
    social: 'Последвайте ни',
  },
  header: {
    label: 'Вашият профил',
    club: 'Вашият клуб',
    home: 'Начална страница',
    logo: 'Към нашия сайт',
    points: 'Имате {n|number} {{точка|точки}}',
    ownCard: 'Моята карта',
    news: 'Новини',
    unreadNews: 'Новини, {n|number} {{непрочетено съобщение|непрочетени съобщения}}',
    moreNews: 'Новини, {n|number} или повече непрочетени съобщения',
    profile: 'Моят профил',
  },
} satisfies Translation['frame']

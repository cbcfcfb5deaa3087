import { grocerContent } from '../content/clubs.ts'
import { linksOf, peopleOf, type Tenant, wordsOfClub } from '../tenant.ts'

const site = 'https://example.com/gradina'
const { page, outside } = linksOf(site)

/**
 * A grocer’s club, in Bulgarian: codes by SMS, the card first in a registration, links in the footer; garden green and terracotta. Its
 * settings are nested, as some platforms write them.
 */
export const grocer = {
  id: 'grocer',
  channelId: 'channel-grocer',
  title: 'Клуб Градина',
  says: 'in Bulgarian, sign in by SMS or password',
  lang: 'bg',
  confirmation: 'sms',
  settings: (picture) => ({
    GENERAL: {
      lang: 'bg',
      web: true,
      card: true,
      receipts: false,
      news_channels: ['club', 'offers'],
      custom_css: 'h1, h2 { letter-spacing: -0.01em; }',
      routes: {
        items: [
          page('Купони', 'coupons'),
          page('Награди', 'Rewards'),
          page('Предимства', 'perks'),
          page('Брошури', 'leaflets'),
          page('Магазини', 'STORES'),
          page('Новини', 'news'),
          page('Транзакции', 'transactions'),
        ],
      },
      facebook_link: 'https://example.com/facebook/gradina',
      instagram_link: 'https://example.com/instagram/gradina',
      auth_img: { url: picture('auth-grocer') },
      confirm_button_background: '#1f6b3a',
      confirm_button_text: '#ffffff',
    },
    VISUAL: { color: { background: '#fbfaf5', primary: '#1f6b3a' }, dark: true },
    COUPON: {
      ribbon: '#b3471f',
      tile: '#ffffff',
      tile_text: '#1c2b1f',
      button_use: '#1f6b3a',
      button_use_text: '#ffffff',
      button_active: '#9a3412',
      button_active_text: '#ffffff',
      button_inactive: '#e7e5e4',
      button_inactive_text: '#57534e',
      activation_minutes: 5,
    },
    MENU: {
      background: '#fbfaf5',
      text: '#1c2b1f',
      underline: '#1f6b3a',
      mobile_menu_text: '#1c2b1f',
      mobile_menu_background: '#f0f7ec',
      unread_news_background: '#b3471f',
      unread_news_text: '#ffffff',
    },
    HEADER: {
      background: '#f0f7ec',
      border: '#cfe3c4',
      border_thickness: 1,
      height: 64,
      logo: picture('logo-grocer'),
      logo_link: site,
      logo_width: 132,
      show_points: true,
      points_pillbox: '#1f6b3a',
      points_pillbox_text: '#ffffff',
    },
    FOOTER: {
      enabled: true,
      background: '#1c2b1f',
      text: '#f0f7ec',
      consents: false,
      column1: {
        enabled: true,
        text: 'Пазарувайте',
        links: { items: [outside('Магазини', 'magazini'), outside('Онлайн поръчка', 'porachka')] },
      },
      column2: {
        enabled: true,
        text: 'Клубът',
        links: { items: [page('За клуба', 'page/about'), page('Помощ', 'page/help')] },
      },
      column3: { enabled: false },
    },
    SIDEBAR: {
      background: '#ffffff',
      text: '#1c2b1f',
      button_divider: '#e7e5e4',
    },
    REGISTER: { card_verify: true },
    MEMBER_AUTHENTICATION: { sms_login: true, passkeys: true },
  }),
  translations: {
    ...wordsOfClub('Клуб Градина'),
    bg: { web: { 'frame.header.club': 'Клуб Градина', 'frame.sidebar.title': 'От пазара за вас' } },
    en: { web: { 'frame.header.club': 'Клуб Градина', 'frame.sidebar.title': 'Fresh from the market' } },
  },
  content: grocerContent,
  people: peopleOf('+35988000000', [
    ['Радостина', 'Илиева', 'female'],
    ['Борис', 'Тодоров', 'male'],
    ['Яна', 'Колева', 'female'],
    ['Петър', 'Стоянов', 'male'],
    ['Мила', 'Ненова', 'undefined'],
  ]),
} as const satisfies Tenant

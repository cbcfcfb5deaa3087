import { discountContent } from '../content/clubs.ts'
import { footerColumns, linksOf, peopleOf, type Tenant, wordsOfClub } from '../tenant.ts'

const site = 'https://example.com/bumblebuy'
const { page, outside } = linksOf(site)

/**
 * A discounter’s club, in British English: passwords, the card first in a registration. Its main colour is a yellow that no light
 * page can carry as text; most texts are left to the portal.
 */
export const discount = {
  id: 'discount',
  channelId: 'channel-discount',
  title: 'Bumblebuy Club',
  says: 'a discounter, in British English, sign in by password',
  lang: 'en',
  confirmation: 'email',
  settings: (picture) => ({
    'GENERAL.lang': 'en_GB',
    'GENERAL.country': 'GB',
    'GENERAL.web': true,
    'GENERAL.card': true,
    'GENERAL.receipts': false,
    'GENERAL.routes.items': [
      page('Leaflets', 'leaflets'),
      page('Coupons', 'coupons'),
      page('Rewards', 'rewards'),
      page('Perks', 'perks'),
      page('Shops', 'STORES'),
      page('Transactions', 'transactions'),
    ],
    'GENERAL.contact': 'help@example.com',
    'GENERAL.facebook_link': 'https://example.com/facebook/bumblebuy',
    'GENERAL.tiktok_link': 'https://example.com/tiktok/bumblebuy',
    'GENERAL.auth_img.url': picture('auth-discount'),
    'GENERAL.confirm_button_background': '#ffd800',
    'VISUAL.color': { background: '#ffffff', primary: '#ffd800' },
    'VISUAL.dark': true,
    'COUPON.ribbon': '#ffd800',
    'COUPON.tile': '#ffffff',
    'COUPON.tile_text': '#17150f',
    'COUPON.button_use': '#17150f',
    'COUPON.button_use_text': '#ffd800',
    'COUPON.activation_minutes': 3,
    'MENU.background': '#17150f',
    'MENU.text': '#ffd800',
    'MENU.underline': '#ffd800',
    'MENU.mobile_menu_text': '#ffd800',
    'MENU.mobile_menu_background': '#17150f',
    'MENU.unread_news_background': '#17150f',
    'MENU.unread_news_text': '#ffd800',
    'HEADER.background': '#ffd800',
    'HEADER.border_bottom': '#17150f',
    'HEADER.border_thickness': 4,
    'HEADER.height': 68,
    'HEADER.logo': picture('logo-discount'),
    'HEADER.logo_link': site,
    'HEADER.logo_width': 176,
    'HEADER.show_points': true,
    'HEADER.points_pillbox': '#17150f',
    'HEADER.points_pillbox_text': '#ffd800',
    'FOOTER.enabled': true,
    'FOOTER.background': '#17150f',
    'FOOTER.text': '#ffd800',
    'FOOTER.consents': true,
    ...footerColumns({
      'Small print': [],
      'The club': [page('About the club', 'page/about'), page('Help', 'page/help')],
      'The shops': [outside('Recalls', 'recalls'), outside('Jobs', 'jobs')],
    }),
    'REGISTER.card_verify': true,
    'MEMBER_AUTHENTICATION.sms_login': false,
    'MEMBER_AUTHENTICATION.passkeys': true,
  }),
  translations: wordsOfClub('Bumblebuy Club'),
  content: discountContent,
  people: peopleOf('+44770090000', [
    ['Priya', 'Hartley', 'female'],
    ['Gareth', 'Pugh-Jones', 'male'],
    ['Elsie', 'Okafor', 'female'],
    ['Callum', 'Reid', 'male'],
    ['Robin', 'Ashworth', 'undefined'],
  ]),
} as const satisfies Tenant

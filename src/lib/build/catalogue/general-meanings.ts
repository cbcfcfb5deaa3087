import { colours, type Table } from './meaning.ts'

/** The meanings of the settings of the group GENERAL. */
export const generalMeanings: Table = {
  'GENERAL.lang': {
    kind: 'text',
    changes: 'the language: bg, cs, en, en_GB, fr, pl, ro or sk',
    seen: 'every page',
  },
  'GENERAL.country': {
    kind: 'text',
    changes: 'the club’s country, two letters of ISO 3166',
    seen: 'phone numbers, countries of addresses',
    byDefault: 'the language’s own country; for `en` none',
  },
  'GENERAL.web': {
    kind: 'yes or no',
    changes: 'the web area: dashboard, sidebar, header buttons and the larger route table',
    seen: 'every page of a member',
  },
  'GENERAL.dashboard': {
    kind: 'yes or no',
    changes: 'the dashboard variant: all routes, without the header buttons and sidebar of the web area',
    seen: '`/` where `GENERAL.web` is off',
  },
  'GENERAL.card': {
    kind: 'yes or no',
    changes: 'the ways to the member’s card; who has none is asked to pair one all the same',
    seen: 'header, dashboard, profile',
  },
  'GENERAL.receipts': {
    kind: 'yes or no',
    changes: 'the receipts: their page, their upload',
    seen: '`/receipts`, sidebar, profile',
  },
  'GENERAL.news_channels': {
    kind: 'list of texts',
    changes: 'the channels whose messages members read',
    seen: '`/news`, the badge in the header',
    byDefault: 'all channels',
  },
  'GENERAL.custom_css': {
    kind: 'text',
    changes:
      'the club’s own CSS: at most 200 000 characters, in a layer of its own, loading from this site and the picture hosts it was stamped with; none where it would take forms away',
    seen: 'every page',
  },
  'GENERAL.routes.items': {
    kind: 'list of links',
    changes: 'the entries of the menu; a target is a page, or an address',
    seen: 'menu row, drawer',
  },
  'GENERAL.facebook_link': { kind: 'address', changes: 'the club on Facebook', seen: 'drawer' },
  'GENERAL.instagram_link': { kind: 'address', changes: 'the club on Instagram', seen: 'drawer, dashboard' },
  'GENERAL.tiktok_link': { kind: 'address', changes: 'the club on TikTok', seen: 'drawer' },
  'GENERAL.contact': {
    kind: 'address',
    changes: 'where members write about accessibility: an e-mail address or a page',
    seen: 'accessibility',
  },
  'GENERAL.figures_url': {
    kind: 'address',
    changes:
      'where pages send how fast they were, without anything about the member: a path of the site, or an address of the platform; any other is left out',
    seen: 'privacy',
    byDefault: 'none: nothing is measured',
  },
  'GENERAL.figures_share': {
    kind: 'number',
    changes: 'the share of visits that are measured, picked by chance',
    seen: 'privacy',
  },
  'GENERAL.idempotency': {
    kind: 'yes or no',
    changes:
      'a platform on another origin gets `Idempotency-Key` with each call that changes something, and has to allow it in preflights',
    seen: 'the calls of the portal; no page shows it',
  },
  'GENERAL.auth_img.url': {
    kind: 'picture’s address',
    changes: 'the picture beside the forms of visitors',
    seen: 'sign-in, registration, from 768 px',
    byDefault: 'a drawn pattern',
  },
  ...colours('GENERAL', 'questions before something is done', {
    confirm_button_background: 'the button that agrees',
    confirm_button_text: 'the text on it',
  }),
}

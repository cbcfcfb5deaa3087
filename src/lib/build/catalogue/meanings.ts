/** The form in which a setting is written. */
export type Kind =
  | 'colour'
  | 'yes or no'
  | 'text'
  | 'address'
  | 'picture’s address'
  | 'pixels'
  | 'number'
  | 'list of links'
  | 'list of texts'

/** The meaning of a setting: all that the schema of the settings does not state. */
export interface Meaning {
  readonly kind: Kind
  /** The part of the portal that the setting changes. */
  readonly changes: string
  /** The places where the change can be seen. */
  readonly seen: string
  /** The value that applies when it is not set; given only when the schema and the theme do not tell. */
  readonly byDefault: string | undefined
}

/** The kind of a setting, what it changes, where that is seen, and what applies when it is not set. */
type Row = readonly [kind: Kind, changes: string, seen: string, byDefault?: string]

const membersOnly =
  'pages that only members reach, such as `/page/{id}`, are offered to members only: what visitors shall read belongs into a consent, `/consent/{id}`'

const rows: Readonly<Record<string, Row>> = {
  'GENERAL.lang': ['text', 'the language: bg, cs, en, en_GB, fr, pl, ro or sk', 'every page'],
  'GENERAL.country': [
    'text',
    'the club’s country, two letters of ISO 3166',
    'phone numbers, countries of addresses',
    'the language’s own country; for `en` none',
  ],
  'GENERAL.web': [
    'yes or no',
    'the web area: dashboard, sidebar, header buttons and the larger route table',
    'every page of a member',
  ],
  'GENERAL.dashboard': [
    'yes or no',
    'the dashboard variant: all routes, without the header buttons and sidebar of the web area',
    '`/` where `GENERAL.web` is off',
  ],
  'GENERAL.card': [
    'yes or no',
    'the ways to the member’s card; who has none is asked to pair one all the same',
    'header, dashboard, profile',
  ],
  'GENERAL.receipts': [
    'yes or no',
    'the receipts: their page, their upload',
    '`/receipts`, sidebar, profile',
  ],
  'GENERAL.news_channels': [
    'list of texts',
    'the channels whose messages members read',
    '`/news`, the badge in the header',
    'all channels',
  ],
  'GENERAL.custom_css': [
    'text',
    'the club’s own CSS: at most 200 000 characters, in a layer of its own, loading from this site and the picture hosts it was stamped with; none where it would take forms away',
    'every page',
  ],
  'GENERAL.routes.items': [
    'list of links',
    'the entries of the menu; a target is a page, or an address',
    'menu row, drawer',
  ],
  'GENERAL.facebook_link': ['address', 'the club on Facebook', 'drawer'],
  'GENERAL.instagram_link': ['address', 'the club on Instagram', 'drawer, dashboard'],
  'GENERAL.tiktok_link': ['address', 'the club on TikTok', 'drawer'],
  'GENERAL.contact': [
    'address',
    'where members write about accessibility: an e-mail address or a page',
    'accessibility',
  ],
  'GENERAL.figures_url': [
    'address',
    'where pages send how fast they were, without anything about the member: a path of the site, or an address of the platform; any other is left out',
    'privacy',
    'none: nothing is measured',
  ],
  'GENERAL.figures_share': ['number', 'the share of visits that are measured, picked by chance', 'privacy'],
  'GENERAL.idempotency': [
    'yes or no',
    'a platform on another origin gets `Idempotency-Key` with each call that changes something, and has to allow it in preflights',
    'the calls of the portal; no page shows it',
  ],
  'GENERAL.auth_img.url': [
    'picture’s address',
    'the picture beside the forms of visitors',
    'sign-in, registration, from 768 px',
    'a drawn pattern',
  ],
  'GENERAL.confirm_button_background': [
    'colour',
    'the button that agrees',
    'questions before something is done',
  ],
  'GENERAL.confirm_button_text': ['colour', 'the text on it', 'questions before something is done'],
  'VISUAL.color.background': [
    'colour',
    'the page; text on it is black or white, whichever reads',
    'every page',
  ],
  'VISUAL.color.primary': ['colour', 'the main action of a screen, and what is selected', 'every page'],
  'VISUAL.dark': [
    'yes or no',
    'members whose system asks for dark colours get a dark theme, made of the colours of the club',
    'every page, on a system that asks for dark colours',
  ],
  'COUPON.ribbon': ['colour', 'the ribbon with the time left, above two days', 'coupons'],
  'COUPON.tile': ['colour', 'the tile of a coupon', 'coupons'],
  'COUPON.tile_text': ['colour', 'the text on it', 'coupons'],
  'COUPON.button_use': ['colour', 'the button of a coupon that can be activated', 'coupons'],
  'COUPON.button_use_text': ['colour', 'the text on it', 'coupons'],
  'COUPON.button_active': ['colour', 'the button of an active coupon', 'coupons'],
  'COUPON.button_active_text': ['colour', 'the text on it', 'coupons'],
  'COUPON.button_inactive': ['colour', 'the button of a coupon that cannot be activated yet', 'coupons'],
  'COUPON.button_inactive_text': ['colour', 'the text on it', 'coupons'],
  'COUPON.activation_minutes': [
    'number',
    'for how many minutes a code holds, as the question before an activation says',
    'that question, and the ring around the seconds of a code',
    'a sentence without a number',
  ],
  'MENU.background': ['colour', 'the row', 'menu row, above 600 px'],
  'MENU.text': ['colour', 'the text in it', 'menu row, above 600 px'],
  'MENU.underline': ['colour', 'the line under the current page', 'menu row, above 600 px'],
  'MENU.mobile_menu_text': ['colour', 'the text in it', 'drawer, up to 600 px'],
  'MENU.mobile_menu_background': ['colour', 'the drawer', 'drawer, up to 600 px'],
  'MENU.unread_news_background': [
    'colour',
    'the badge that counts unread messages, and their mark',
    'header, `/news`',
  ],
  'MENU.unread_news_text': ['colour', 'the text on it', 'header, `/news`'],
  'HEADER.background': ['colour', 'the bar', 'header'],
  'HEADER.border': [
    'colour',
    'the line below the bar; the one above it where the lower has a colour of its own',
    'header',
    'a fine line below',
  ],
  'HEADER.border_bottom': ['colour', 'the line below the bar', 'header', 'as `HEADER.border`'],
  'HEADER.border_thickness': ['pixels', 'how thick these lines are', 'header'],
  'HEADER.height': ['pixels', 'how high the bar is, 44 at least', 'header'],
  'HEADER.logo': ['picture’s address', 'the logo', 'header, the member’s card', 'the name of the club'],
  'HEADER.logo_link': ['address', 'where the logo leads, in a new tab', 'header', 'the start page'],
  'HEADER.logo_width': ['pixels', 'how wide the logo is', 'header'],
  'HEADER.show_points': ['yes or no', 'the points of the member', 'header, where `GENERAL.web` is on'],
  'HEADER.points_pillbox': ['colour', 'the shape around the points', 'header'],
  'HEADER.points_pillbox_text': ['colour', 'the points themselves', 'header'],
  'FOOTER.background': ['colour', 'the footer', 'footer'],
  'FOOTER.text': ['colour', 'the text in it', 'footer'],
  'FOOTER.enabled': ['yes or no', 'whether there is a footer', 'every page'],
  'FOOTER.consents': [
    'yes or no',
    'column 1 lists the required consents in the place of its links',
    'footer',
  ],
  'FOOTER.column1.enabled': ['yes or no', 'column 1', 'footer'],
  'FOOTER.column1.text': ['text', 'the heading of column 1', 'footer'],
  'FOOTER.column1.links.items': ['list of links', `the links of column 1; ${membersOnly}`, 'footer'],
  'FOOTER.column2.enabled': ['yes or no', 'column 2', 'footer'],
  'FOOTER.column2.text': ['text', 'the heading of column 2', 'footer'],
  'FOOTER.column2.links.items': ['list of links', `the links of column 2; ${membersOnly}`, 'footer'],
  'FOOTER.column3.enabled': ['yes or no', 'column 3', 'footer'],
  'FOOTER.column3.text': ['text', 'the heading of column 3', 'footer'],
  'FOOTER.column3.links.items': ['list of links', `the links of column 3; ${membersOnly}`, 'footer'],
  'SIDEBAR.background': ['colour', 'its cards', 'sidebar, from 768 px'],
  'SIDEBAR.text': ['colour', 'the text on them', 'sidebar, from 768 px'],
  'SIDEBAR.button': ['colour', 'their buttons, which are outlines without it', 'sidebar, from 768 px'],
  'SIDEBAR.button_text': ['colour', 'the text on these', 'sidebar, from 768 px'],
  'SIDEBAR.button_divider': ['colour', 'the line above these', 'sidebar, from 768 px'],
  'HOMEPAGE.button': [
    'colour',
    'the ground of the links to all of a section, which makes them buttons',
    'dashboard',
  ],
  'HOMEPAGE.button_text': ['colour', 'the text on them', 'dashboard'],
  'REGISTER.card_verify': ['yes or no', 'a registration begins with the card’s number', '`/register`'],
  'MEMBER_AUTHENTICATION.sms_login': [
    'yes or no',
    'visitors sign in by SMS first, and a registration asks for the phone',
    '`/`, `/register`',
  ],
  'MEMBER_AUTHENTICATION.passkeys': [
    'yes or no',
    'members may sign in with a passkey besides, and keep passkeys in their account',
    '`/`, `/pass-login`, `/account-access`, in a browser that has passkeys',
  ],
}

/**
 * The purpose of each public setting, by its dotted key. It stands apart from `lib/config/settings.ts`, which every page
 * loads: as metadata of that schema it would weigh 1.3 kB on each. WHL-1.
 */
export const meanings: Readonly<Record<string, Meaning>> = Object.fromEntries(
  Object.entries(rows).map(([key, [kind, changes, seen, byDefault]]) => [
    key,
    { kind, changes, seen, byDefault },
  ]),
)

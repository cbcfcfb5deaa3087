import * as v from 'valibot'
import { longestName } from '../domain/cut-text.ts'
import { cutTo, drop, lenientList, numeric } from '../domain/tolerant.ts'

export type SettingKind =
  | 'colour'
  | 'yes or no'
  | 'text'
  | 'address'
  | 'picture’s address'
  | 'pixels'
  | 'number'
  | 'list of links'
  | 'list of texts'

/** Adds the form of a setting, and where it changes what, in words: `npm run settings` prints both. */
const about = <const TSchema extends v.GenericSchema>(
  schema: TSchema,
  kind: SettingKind,
  description: string,
) => v.pipe(schema, v.title(kind), v.description(description))

/** A text; empty where it is not set. */
const words = (fallback = '') => v.optional(v.string(), fallback)
const shown = v.pipe(v.string(), v.transform(cutTo(longestName)))

const text = (description: string, fallback?: string) => about(words(fallback), 'text', description)
const colour = (description: string) => about(words(), 'colour', description)
const address = (description: string) => about(words(), 'address', description)
const picture = (description: string) => about(words(), 'picture’s address', description)

/** A length in CSS pixels within what a layout survives. */
const pixels = (fallback: number, most: number, description: string) =>
  about(v.optional(v.pipe(numeric, v.minValue(0), v.maxValue(most)), fallback), 'pixels', description)

const plainValue = v.union([v.boolean(), v.number(), v.string()])
/** A flag; the words and numbers that servers use for yes and no are understood, and any other value is the fallback. */
const flag = (description: string, fallback = false) => {
  const other = fallback ? [false, 0, '0', 'false'] : [true, 1, '1', 'true']
  const isOn = v.transform((value: boolean | number | string) => other.includes(value) !== fallback)
  return about(v.optional(v.pipe(plainValue, isOn), fallback), 'yes or no', description)
}
/** A flag whose absence means yes. */
const unlessOff = (description: string) => flag(description, true)

/** A link as settings write it: `{title, link: {target, type}, icon?: {_file_url}}`. Contract, Platform. */
export const linkItem = v.object({
  title: shown,
  link: v.object({ target: v.string(), type: v.fallback(words('URL_BLANK'), 'URL_BLANK') }),
  icon: v.optional(v.fallback(v.object({ _file_url: v.string() }), { _file_url: '' })),
})
export type LinkItem = v.InferOutput<typeof linkItem>

/** A list of links: one that fails its schema is left out. */
const items = (description: string) =>
  v.optional(
    v.object({
      items: about(v.optional(lenientList('links', linkItem), []), 'list of links', description),
    }),
    {},
  )
const column = (number: number) =>
  v.optional(
    v.object({
      enabled: flag(`footer: column ${number}`),
      text: about(v.optional(shown, ''), 'text', `footer: the heading of column ${number}`),
      links: items(
        `footer: the links of column ${number}; visitors are offered no page that only members reach, such as /page/{id}: what they shall read belongs into a consent, /consent/{id}`,
      ),
    }),
    {},
  )

/** A group that is absent is all defaults. */
const group = <const TEntries extends v.ObjectEntries>(entries: TEntries) =>
  v.optional(v.object(entries), {} as never)

/**
 * Every public setting of a club with its default. A setting of a wrong kind fails the whole: `readSettings` takes it
 * out, so that its default stands. WHL-1, WHL-2.
 */
export const settings = v.object({
  GENERAL: group({
    lang: text('every page: the language, which is bg, cs, en, en_GB, fr, pl, ro or sk', 'en'),
    /** Our assumption. */
    country: about(
      v.optional(v.fallback(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/)), ''), ''),
      'text',
      'phone numbers, countries of addresses, dates and units in English: the club’s country, two letters of ISO 3166; else the language’s own',
    ),
    web: unlessOff(
      'every page of a member: the web area, with dashboard, sidebar, header buttons and more pages',
    ),
    /** Our assumption: RTE-4 names the variant, but no setting for it. */
    dashboard: flag(
      '/, where GENERAL.web is off: the dashboard and all pages, without header buttons and sidebar',
    ),
    card: unlessOff(
      'header, dashboard, profile: the ways to the member’s card; who has none is asked to pair one all the same',
    ),
    /** Our assumption for the "receipts feature flag" of RCP-1. */
    receipts: flag('/receipts, sidebar, profile: the receipts and their upload'),
    /** Our assumption: NWS-1 filters by them and names no setting. */
    news_channels: about(
      v.optional(lenientList('channels', v.string()), []),
      'list of texts',
      '/news, the badge in the header: the channels whose messages members read; else all',
    ),
    custom_css: text(
      'every page: the club’s own CSS, at most 200 000 characters in a layer of its own, which loads from this site and the picture hosts it was stamped with; none where it would take forms away',
    ),
    routes: items('menu row, drawer: the entries of the menu; a target is a page, or an address'),
    facebook_link: address('drawer: the club on Facebook'),
    instagram_link: address('drawer, dashboard: the club on Instagram'),
    tiktok_link: address('drawer: the club on TikTok'),
    /** Our assumption: the law asks for one. ACC-1. */
    contact: address('accessibility: where members write about it, an e-mail address or a page'),
    /** Our assumption: none, and so nothing is measured. FIG-1. */
    figures_url: address(
      'privacy: where pages send how fast they were, without anything about the member; a path of the site, or an address of the platform',
    ),
    figures_share: about(
      v.optional(v.pipe(numeric, v.minValue(0), v.maxValue(1)), 0.1),
      'number',
      'privacy: the share of visits that are measured, picked by chance',
    ),
    /** Our assumption: the specification names no such header. B5. */
    idempotency: flag(
      'no page: the platform takes Idempotency-Key from pages of other origins, and allows it in preflights',
    ),
    auth_img: v.optional(
      v.object({
        url: picture(
          'sign-in, registration, from 768 px: the picture beside the forms; on phones above the start of a registration; else a pattern',
        ),
      }),
      {},
    ),
    confirm_button_background: colour('questions before something is done: the button that agrees'),
    confirm_button_text: colour('questions before something is done: the text on that button'),
  }),
  VISUAL: group({
    color: v.optional(
      v.object({
        background: colour('every page: the page; text on it is black or white, whichever reads'),
        primary: colour('every page: the main action, and what is selected'),
      }),
      {},
    ),
    /**
     * Our assumption: WHL-2 has a white page, and a club's pictures and own CSS were made for it, so that a club says when it is
     * ready for another. DRK-1.
     */
    dark: flag(
      'every page: members whose system asks for dark colours get a dark theme, made of the club’s colours',
    ),
  }),
  COUPON: group({
    ribbon: colour('coupons: the ribbon with the time left, above two days'),
    tile: colour('coupons: the tile'),
    tile_text: colour('coupons: the text on the tile'),
    button_use: colour('coupons: the button of one that can be activated'),
    button_use_text: colour('coupons: the text on that button'),
    button_active: colour('coupons: the button of an active one'),
    button_active_text: colour('coupons: the text on that button'),
    button_inactive: colour('coupons: the button of one that cannot be activated yet'),
    button_inactive_text: colour('coupons: the text on that button'),
    /** Our assumption: CPN-5 names no number. */
    activation_minutes: about(
      v.optional(v.pipe(numeric, v.minValue(1))),
      'number',
      'the question before an activation, the ring around the seconds of a code: for how many minutes a code holds; else the question has no number',
    ),
  }),
  MENU: group({
    background: colour('menu row, above 600 px: the row'),
    text: colour('menu row, above 600 px: the text'),
    underline: colour('menu row, above 600 px: the line under the current page'),
    mobile_menu_text: colour('drawer, up to 600 px: the text'),
    mobile_menu_background: colour('drawer, up to 600 px: the drawer'),
    unread_news_background: colour('header, /news: the badge that counts unread messages, and their mark'),
    unread_news_text: colour('header, /news: the text on that badge'),
  }),
  HEADER: group({
    background: colour('header: the bar'),
    border: colour('header: the line below the bar, and above it where border_bottom has another colour'),
    border_bottom: colour('header: the line below the bar; else as border'),
    border_thickness: pixels(1, 16, 'header: how thick these lines are'),
    height: pixels(64, 160, 'header: how high the bar is, 44 at least'),
    logo: picture('header, the member’s card: the logo; else the name of the club'),
    logo_link: address('header: where the logo leads, in a new tab; else the start page'),
    logo_width: pixels(140, 400, 'header: how wide the logo is'),
    show_points: flag('header, where GENERAL.web is on: the points of the member'),
    points_pillbox: colour('header: the shape around the points'),
    points_pillbox_text: colour('header: the points'),
  }),
  FOOTER: group({
    background: colour('footer: its ground'),
    text: colour('footer: its text'),
    enabled: flag('every page: the footer'),
    consents: flag('footer: column 1 lists the required consents in the place of its links'),
    column1: column(1),
    column2: column(2),
    column3: column(3),
  }),
  SIDEBAR: group({
    background: colour('sidebar, from 768 px: its cards'),
    text: colour('sidebar, from 768 px: the text on them'),
    button: colour('sidebar, from 768 px: their buttons, which are outlines without it'),
    button_text: colour('sidebar, from 768 px: the text on these'),
    button_divider: colour('sidebar, from 768 px: the line above these'),
  }),
  HOMEPAGE: group({
    button: colour('dashboard: the ground of the links to all of a section, which makes them buttons'),
    button_text: colour('dashboard: the text on them'),
  }),
  STORES: group({
    /** Our assumption: STO-1 names no map. STO-2. */
    map_style: address(
      '/stores, privacy: the style of the map, a MapLibre style document whose tiles, glyphs and sprites are on its own host; on the host of the portal or of the platform, and for pages made by `npm run tenants` on any; else the list alone',
    ),
  }),
  REGISTER: group({
    card_verify: flag('/register: it begins with the card’s number'),
    /** Our assumption: whether such a club has virtual cards, REG-2 does not say. */
    virtual_card: flag(
      '/register, where it begins with the card’s number: who has no card may register with a virtual one; else a line leads to the staff of the stores',
    ),
  }),
  MEMBER_AUTHENTICATION: group({
    sms_login: flag('/, /register: visitors sign in by SMS first, and a registration asks for the phone'),
    passkeys: flag(
      '/, /pass-login, /account-access: members may sign in with a passkey besides, and keep passkeys',
    ),
    /** Our assumption: nobody can ask a platform whether it has the call. AUT-7. */
    password_change: flag(
      '/account-access: members change their password; the platform has POST user/password',
    ),
  }),
})
export type Settings = v.InferOutput<typeof settings>

type Tree = { [key: string]: unknown }

/** Keys that would reach an object's prototype; a setting that holds one is dropped (XS-27). */
const forbidden = new Set(['__proto__', 'prototype', 'constructor'])

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lays a value under its dotted path, merging objects that meet, so `"A.b"` and `{A: {b}}` mean the same. Null is no value. */
const lay = (tree: Tree, path: readonly string[], value: unknown): void => {
  const [head, ...rest] = path
  if (head === undefined || head === '' || forbidden.has(head) || value === null) return
  if (rest.length === 0 && !isTree(value)) {
    tree[head] = value
    return
  }
  const child = isTree(tree[head]) ? tree[head] : (Object.create(null) as Tree)
  tree[head] = child
  if (rest.length > 0) lay(child, rest, value)
  else for (const [key, inner] of Object.entries(value as Tree)) lay(child, key.split('.'), inner)
}

/** One tree from settings written with dotted keys, with nested objects, or with both. Contract, Platform. */
export const nest = (general: unknown): Tree => {
  const tree = Object.create(null) as Tree
  if (!isTree(general)) return tree
  for (const [key, value] of Object.entries(general)) lay(tree, key.split('.'), value)
  return tree
}

/** Takes what an issue is about out of the tree; false when an earlier issue has done so. */
const takeOut = (tree: Tree, { path }: v.BaseIssue<unknown>): boolean => {
  const keys = path?.map(({ key }) => String(key)) ?? []
  const last = keys.pop() ?? ''
  const holder = keys.reduce<unknown>((inner, key) => (isTree(inner) ? inner[key] : undefined), tree)
  return isTree(holder) && last in holder && delete holder[last]
}

/**
 * Reads the `general` object of a public config. Never throws: a setting that fails its schema is its default, and is
 * reported. WHL-1; contract, "A setting that fails its schema falls back to its default".
 */
export const readSettings = (general: unknown): Settings => {
  const tree = nest(general)
  const { success, output, issues } = v.safeParse(settings, tree)
  if (success) return output
  for (const issue of issues) {
    if (takeOut(tree, issue)) drop({ list: 'settings', reason: `${v.getDotPath(issue)}: ${issue.message}` })
  }
  const second = v.safeParse(settings, tree)
  return second.success ? second.output : v.parse(settings, {})
}

/** The settings of a club before, or without, its public config. */
export const defaultSettings: Settings = readSettings({})

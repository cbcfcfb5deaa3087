import * as v from 'valibot'
import { longestName } from '../domain/cut-text.ts'
import { cutTo, lenientList, numeric } from '../domain/tolerant.ts'

/** A text; empty where it is not set. */
const words = (fallback = '') => v.optional(v.string(), fallback)
/** A text that is shown. */
const shown = v.pipe(v.string(), v.transform(cutTo(longestName)))
/** A length in CSS pixels within what a layout survives. */
const pixels = (fallback: number, most: number) =>
  v.optional(v.pipe(numeric, v.minValue(0), v.maxValue(most)), fallback)

const plainValue = v.union([v.boolean(), v.number(), v.string()])
/** A flag whose absence means no; the words and numbers servers use for yes count as yes. */
const flag = v.optional(
  v.pipe(
    plainValue,
    v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
  ),
  false,
)
/** A flag whose absence means yes. */
const unlessOff = v.optional(
  v.pipe(
    plainValue,
    v.transform((value) => !(value === false || value === 0 || value === '0' || value === 'false')),
  ),
  true,
)

/** A link as settings write it: `{title, link: {target, type}, icon?: {_file_url}}`. Contract, Platform. */
export const linkItem = v.object({
  title: shown,
  link: v.object({ target: v.string(), type: v.fallback(words('URL_BLANK'), 'URL_BLANK') }),
  icon: v.optional(v.fallback(v.object({ _file_url: v.string() }), { _file_url: '' })),
})
export type LinkItem = v.InferOutput<typeof linkItem>

/** A list of links: one that fails its schema is left out. */
const items = v.optional(v.object({ items: v.optional(lenientList('links', linkItem), []) }), {})
const column = v.optional(v.object({ enabled: flag, text: v.optional(shown, ''), links: items }), {})

/** A group that is absent is all defaults. */
const group = <const TEntries extends v.ObjectEntries>(entries: TEntries) =>
  v.optional(v.object(entries), {} as never)

/**
 * Every public setting of a club with its default. A setting of a wrong kind fails the whole: `readSettings` takes it
 * out, so that its default stands. WHL-1, WHL-2.
 */
export const settings = v.object({
  GENERAL: group({
    lang: words('en'),
    /** The club's home country, for the format of phone numbers: ISO 3166, two letters. Our assumption. */
    country: v.optional(
      v.fallback(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/)), ''),
      '',
    ),
    web: unlessOff,
    /**
     * The dashboard variant: `/` is the dashboard and all routes exist, without the web area's header buttons and
     * sidebar. Our assumption: RTE-4 names the variant, but no setting for it.
     */
    dashboard: v.optional(flag, false),
    card: unlessOff,
    /** Allows members to upload receipts. Our assumption for the "receipts feature flag" of RCP-1. */
    receipts: flag,
    /** The channels whose messages members read; none means all. Our assumption: NWS-1 filters by them and names no setting. */
    news_channels: v.optional(lenientList('channels', v.string()), []),
    custom_css: words(),
    routes: items,
    facebook_link: words(),
    instagram_link: words(),
    tiktok_link: words(),
    /** The address to which members write about accessibility: an e-mail address, or a page. Our assumption: the law asks for one. ACC-1. */
    contact: words(),
    /** The address to which pages send how fast they were: a path of the site, or an address of the platform. Our assumption: none, and so nothing. FIG-1. */
    figures_url: words(),
    /** The share of visits that are measured. */
    figures_share: v.optional(v.pipe(numeric, v.minValue(0), v.maxValue(1)), 0.1),
    /** The platform takes `Idempotency-Key` from pages of other origins. Our assumption: the specification names no such header. B5. */
    idempotency: flag,
    auth_img: v.optional(v.object({ url: words() }), {}),
    confirm_button_background: words(),
    confirm_button_text: words(),
  }),
  VISUAL: group({
    color: v.optional(v.object({ background: words(), primary: words() }), {}),
    /**
     * The dark theme, for members whose system asks for one. Our assumption: WHL-2 has a white page, and a club's pictures and
     * own CSS were made for it, so that a club says when it is ready for another. DRK-1.
     */
    dark: flag,
  }),
  COUPON: group({
    ribbon: words(),
    tile: words(),
    tile_text: words(),
    button_use: words(),
    button_use_text: words(),
    button_active: words(),
    button_active_text: words(),
    button_inactive: words(),
    button_inactive_text: words(),
    /** For how many minutes an activated code holds, as the question before says. Our assumption: CPN-5 names no number. */
    activation_minutes: v.optional(v.pipe(numeric, v.minValue(1))),
  }),
  MENU: group({
    background: words(),
    text: words(),
    underline: words(),
    mobile_menu_text: words(),
    mobile_menu_background: words(),
    unread_news_background: words(),
    unread_news_text: words(),
  }),
  HEADER: group({
    background: words(),
    border: words(),
    border_bottom: words(),
    border_thickness: pixels(1, 16),
    height: pixels(64, 160),
    logo: words(),
    logo_link: words(),
    logo_width: pixels(140, 400),
    show_points: flag,
    points_pillbox: words(),
    points_pillbox_text: words(),
  }),
  FOOTER: group({
    background: words(),
    text: words(),
    enabled: flag,
    consents: flag,
    column1: column,
    column2: column,
    column3: column,
  }),
  SIDEBAR: group({
    background: words(),
    text: words(),
    button: words(),
    button_text: words(),
    button_divider: words(),
  }),
  HOMEPAGE: group({ button: words(), button_text: words() }),
  REGISTER: group({ card_verify: flag }),
  MEMBER_AUTHENTICATION: group({ sms_login: flag, passkeys: flag }),
})
export type Settings = v.InferOutput<typeof settings>

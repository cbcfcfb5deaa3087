import * as v from 'valibot'
import { flag, numeric, optional } from '../domain/tolerant.ts'

/** A text setting that is absent, null or of another type is the given default. */
const words = (fallback = '') => v.optional(v.fallback(v.string(), fallback), fallback)
/** A length in CSS pixels within what a layout survives. */
const pixels = (fallback: number, most: number) =>
  v.optional(v.fallback(v.pipe(numeric, v.minValue(0), v.maxValue(most)), fallback), fallback)
/** A flag whose absence means yes. */
const unlessOff = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => !(value === false || value === 0 || value === '0' || value === 'false')),
  ),
  true,
)

/** A link as settings write it: `{title, link: {target, type}, icon?: {_file_url}}`. Contract, Platform. */
export const linkItem = v.object({
  title: v.string(),
  link: v.object({ target: v.string(), type: words('URL_BLANK') }),
  icon: v.optional(v.fallback(v.object({ _file_url: v.string() }), { _file_url: '' })),
})
export type LinkItem = v.InferOutput<typeof linkItem>

/** Links that fail their schema are left out; anything but a list, or `{items: […]}` above it, is none. */
const links = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((input): LinkItem[] =>
      (Array.isArray(input) ? input : []).flatMap((item) => {
        const parsed = v.safeParse(linkItem, item)
        return parsed.success ? [parsed.output] : []
      }),
    ),
  ),
  [],
)

const items = v.optional(v.fallback(v.object({ items: links }), { items: [] }), { items: [] })
const column = v.optional(
  v.fallback(v.object({ enabled: v.optional(flag, false), text: words(), links: items }), {
    enabled: false,
    text: '',
    links: { items: [] },
  }),
  {},
)

/** A group that is absent or no object is all defaults. */
const group = <const TEntries extends v.ObjectEntries>(entries: TEntries) => {
  const schema = v.object(entries)
  return v.optional(
    v.pipe(
      v.unknown(),
      v.transform((input) => (typeof input === 'object' && input !== null ? input : {})),
      schema,
    ),
    {},
  )
}

/** Every public setting of a club with its default. Spec §3, Settings by group; §9, Theme defaults. */
export const settings = v.object({
  GENERAL: group({
    lang: words('en'),
    /** Where the club is at home, as phone numbers are written: ISO 3166, two letters. Our assumption: spec §3 shows none. */
    country: v.optional(
      v.fallback(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/)), ''),
      '',
    ),
    web: unlessOff,
    card: unlessOff,
    /** Whether members may upload receipts. Our assumption for the "receipts feature flag" of spec §6. */
    receipts: v.optional(flag, false),
    custom_css: words(),
    routes: items,
    facebook_link: words(),
    instagram_link: words(),
    tiktok_link: words(),
    auth_img: v.optional(v.fallback(v.object({ url: words() }), { url: '' }), {}),
    confirm_button_background: words(),
    confirm_button_text: words(),
  }),
  VISUAL: group({
    color: v.optional(
      v.fallback(v.object({ background: words(), primary: words() }), { background: '', primary: '' }),
      {},
    ),
    font: words(),
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
    /** For how many minutes an activated code holds, as the question before says. Our assumption: spec §9 shows none. */
    activation_minutes: optional(v.pipe(numeric, v.minValue(1))),
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
    show_points: v.optional(flag, false),
    points_pillbox: words(),
    points_pillbox_text: words(),
  }),
  FOOTER: group({
    background: words(),
    text: words(),
    enabled: v.optional(flag, false),
    consents: v.optional(flag, false),
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
  REGISTER: group({ card_verify: v.optional(flag, false) }),
  MEMBER_AUTHENTICATION: group({ sms_login: v.optional(flag, false) }),
})
export type Settings = v.InferOutput<typeof settings>

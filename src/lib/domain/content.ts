import * as v from 'valibot'
import { longestName } from './cut-text.ts'
import { safeLink, urlKind } from './safe-link.ts'
import { cutTo, flag, id, line, listOf, name, numeric, optional, text } from './tolerant.ts'
import { forEver, unixSeconds } from './unix-seconds.ts'

/** A content page; only type HTML can be shown, and its body is fetched apart. RTE-10. */
export const page = v.object({ id, title: name, type: text })
export type Page = v.InferOutput<typeof page>

/** Tells whether the portal can show a page. RTE-10: any other type than HTML is not available. */
export const isHtmlPage = ({ type }: Page): boolean => type.toUpperCase() === 'HTML'

export const perk = v.object({ id, name, perex: line, image: optional(text), html: optional(text) })

/** A printed leaflet that can be opened at `url`; valid between two unix seconds. */
export const leaflet = v.object({
  id,
  name,
  image: optional(text),
  url: text,
  valid_from: optional(numeric),
  valid_until: optional(numeric),
})
export type Leaflet = v.InferOutput<typeof leaflet>

/** The period in which a leaflet is valid: its first and its last second in unix seconds, where they are set. */
export interface LeafletPeriod {
  readonly from: number | undefined
  readonly until: number | undefined
  readonly status: 'upcoming' | 'current' | 'past'
}

/** Returns the period of a leaflet; undefined where it ends before its start. What ends at midnight ends on the day before. now: unix seconds. */
export function leafletPeriod(
  { valid_from, valid_until }: Pick<Leaflet, 'valid_from' | 'valid_until'>,
  now: number,
): LeafletPeriod | undefined {
  const from = unixSeconds(valid_from)
  const end = unixSeconds(valid_until)
  if (from !== undefined && end !== undefined && end <= from) return undefined
  const until = end === undefined || end - now > forEver ? undefined : Math.max(end - 1, from ?? 0)
  const status =
    from !== undefined && now < from ? 'upcoming' : until !== undefined && until < now ? 'past' : 'current'
  return { from, until, status }
}

/** A message of the club, told in short; the timestamp is in unix seconds. NWS-1. */
export const news = v.object({
  id,
  type: v.literal('I_MESSAGE'),
  title: name,
  perex: line,
  timestamp: optional(numeric),
  image: optional(text),
  channel_slug: text,
})
export type News = v.InferOutput<typeof news>

/** Tells whether an item of the news feed is of a kind that the portal does not show. NWS-1. */
export const isOtherNews = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && 'type' in item && item.type !== 'I_MESSAGE'

/** A message of the club in full. `body_html` is not safe as it is. NWS-1. */
export const article = v.object({
  id,
  title: name,
  body_html: text,
  timestamp: optional(numeric),
  image: optional(text),
})
export type Article = v.InferOutput<typeof article>

export interface Dated {
  readonly timestamp?: number | null | undefined
}

/** Counts the unread messages. since: unix seconds, as stored on this device; undefined: all are unread. FRM-2. */
export const unreadCount = (messages: readonly Dated[], since: number | undefined): number =>
  messages.filter((message) => isUnread(message, since)).length

export const isUnread = ({ timestamp }: Dated, since: number | undefined): boolean =>
  (timestamp ?? 0) > (since ?? 0)

/** Returns the moment to store once the news were opened: the newest one's, by the server's clock, never earlier than the stored one. */
export const readUpTo = (messages: readonly Dated[], since: number | undefined): number =>
  messages.reduce((latest, { timestamp }) => Math.max(latest, timestamp ?? 0), since ?? 0)

const images = v.object({ list: listOf('images', v.object({ url: v.string() })) })

/** A card of the sidebar. `body` is Markdown, `link_url` JSON text. FRM-5. */
export const deal = v.object({
  id,
  title: name,
  excerpt: line,
  body: text,
  images_obj: v.fallback(images, { list: [] }),
  link_type: text,
  link_url: text,
  is_special: v.optional(flag, false),
})
export type Deal = v.InferOutput<typeof deal>

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty())
const label = v.pipe(filled, v.transform(cutTo(longestName)))
const link = v.pipe(v.string(), v.parseJson(), v.object({ button: label, url: filled }))

/** Reads the JSON text of a deal's link; anything but a label and an address is no link. Never throws. */
export function dealLink(linkUrl: unknown): v.InferOutput<typeof link> | undefined {
  const read = v.safeParse(link, linkUrl)
  return read.success ? read.output : undefined
}

/** Returns the button of a deal that opens an address; undefined without one that a link may carry. FRM-6. */
export const dealButton = ({ link_type, link_url }: Deal) => {
  const kind = urlKind(link_type)
  const read = kind && dealLink(link_url)
  const safe = safeLink(read?.url)
  return kind && read && safe && { label: read.button, href: safe.href, ...kind }
}

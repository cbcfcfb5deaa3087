import * as v from 'valibot'
import { id, line, name, numeric, optional, text } from '../tolerant.ts'

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

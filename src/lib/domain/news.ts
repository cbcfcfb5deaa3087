import * as v from 'valibot'
import { id, numeric, optional, text } from './tolerant.ts'

/** A message of the club, told in short; the timestamp is in unix seconds. Spec §3 "News". */
export const news = v.object({
  id,
  type: v.literal('I_MESSAGE'),
  title: text,
  perex: text,
  timestamp: optional(numeric),
  image: optional(text),
  channel_slug: text,
})
export type News = v.InferOutput<typeof news>

/** Whether an item of the news feed is of a kind that the portal does not show. Spec §7 "messages of type I_MESSAGE". */
export const isOtherNews = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && 'type' in item && item.type !== 'I_MESSAGE'

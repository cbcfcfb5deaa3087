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

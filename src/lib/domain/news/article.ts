import * as v from 'valibot'
import { id, name, numeric, optional, text } from '../tolerant.ts'

/** A message of the club in full. `body_html` is not safe as it is. NWS-1. */
export const article = v.object({
  id,
  title: name,
  body_html: text,
  timestamp: optional(numeric),
  image: optional(text),
})
export type Article = v.InferOutput<typeof article>

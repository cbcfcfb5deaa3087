import * as v from 'valibot'
import { id, numeric, optional, text } from './tolerant.ts'

/** A message of the club in full. `body_html` is not safe as it is. Spec §7 `GET news/article/{id}`. */
export const article = v.object({
  id,
  title: text,
  body_html: text,
  timestamp: optional(numeric),
  image: optional(text),
})
export type Article = v.InferOutput<typeof article>

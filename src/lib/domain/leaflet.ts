import * as v from 'valibot'
import { id, numeric, optional, text } from './tolerant.ts'

/** A printed leaflet that can be opened at `url`; valid between two unix seconds. */
export const leaflet = v.object({
  id,
  name: text,
  image: optional(text),
  url: text,
  valid_from: optional(numeric),
  valid_until: optional(numeric),
})
export type Leaflet = v.InferOutput<typeof leaflet>

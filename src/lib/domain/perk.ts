import * as v from 'valibot'
import { id, optional, text } from './tolerant.ts'

/** Something members have for being members. */
export const perk = v.object({ id, name: text, perex: text, image: optional(text), html: optional(text) })
export type Perk = v.InferOutput<typeof perk>

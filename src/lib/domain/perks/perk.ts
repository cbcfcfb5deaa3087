import * as v from 'valibot'
import { id, line, name, optional, text } from '../tolerant.ts'

export const perk = v.object({ id, name, perex: line, image: optional(text), html: optional(text) })
export type Perk = v.InferOutput<typeof perk>

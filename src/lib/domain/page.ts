import * as v from 'valibot'
import { id, text } from './tolerant.ts'

/** A content page; only type HTML can be shown, and its body is fetched apart. Spec §3 "Page". */
export const page = v.object({ id, title: text, type: text })
export type Page = v.InferOutput<typeof page>

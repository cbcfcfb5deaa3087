import * as v from 'valibot'
import { id, text } from './tolerant.ts'

/** A content page; only type HTML can be shown, and its body is fetched apart. Spec §3 "Page". */
export const page = v.object({ id, title: text, type: text })
export type Page = v.InferOutput<typeof page>

/** Whether the portal can show a page. Spec §2: "for any other type" than HTML it is not available. */
export const isHtmlPage = ({ type }: Page): boolean => type.toUpperCase() === 'HTML'

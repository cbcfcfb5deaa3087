import * as v from 'valibot'
import { id, name, text } from '../tolerant.ts'

/** A content page; only type HTML can be shown, and its body is fetched apart. RTE-10. */
export const page = v.object({ id, title: name, type: text })
export type Page = v.InferOutput<typeof page>

/** Tells whether the portal can show a page. RTE-10: any other type than HTML is not available. */
export const isHtmlPage = ({ type }: Page): boolean => type.toUpperCase() === 'HTML'

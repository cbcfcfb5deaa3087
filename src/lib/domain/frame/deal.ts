import * as v from 'valibot'
import { longestName } from '../cut-text.ts'
import { safeLink } from '../safe-link.ts'
import { cutTo, flag, id, line, listOf, name, text } from '../tolerant.ts'

const images = v.object({ list: listOf('images', v.object({ url: v.string() })) })

/** A card of the sidebar. `body` is Markdown, `link_url` JSON text. FRM-5. */
export const deal = v.object({
  id,
  title: name,
  excerpt: line,
  body: text,
  images_obj: v.fallback(images, { list: [] }),
  link_type: text,
  link_url: text,
  is_special: v.optional(flag, false),
})
export type Deal = v.InferOutput<typeof deal>

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty())
const label = v.pipe(filled, v.transform(cutTo(longestName)))
const link = v.pipe(v.string(), v.parseJson(), v.object({ button: label, url: filled }))

/** Reads the JSON text of a deal's link; anything but a label and an address is no link. Never throws. */
export function dealLink(linkUrl: unknown): v.InferOutput<typeof link> | undefined {
  const read = v.safeParse(link, linkUrl)
  return read.success ? read.output : undefined
}

/** The button of a deal that leads away; undefined for another type, without a link, and for a refused address. FRM-6. */
export const dealButton = ({ link_type, link_url }: Deal) => {
  const read = /^URL_(?:BLANK|EMBED)$/.test(link_type) ? dealLink(link_url) : undefined
  const safe = safeLink(read?.url)
  return read && safe && { label: read.button, href: safe.href, newTab: link_type === 'URL_BLANK' }
}

import DOMPurify, { type Config } from 'dompurify'
import { safeUrl } from '#lib/domain/safe-link.ts'

/** More marks of emphasis than this in one paragraph is no prose: the parser compares each with each. */
const mostMarks = 500

/** A line that opens twenty quotes or lists within each other: the parser would call itself once for each. */
const nested = /^(?:[ \t]*(?:>|[*+-][ \t]|\d{1,9}[.)][ \t])){20}/m

/** True when a Markdown text is built to keep a parser busy; an ordinary text never is. */
export const exhausts = (markdown: string): boolean =>
  nested.test(markdown) ||
  markdown.split(/\n[ \t]*\n/).some((paragraph) => (paragraph.match(/[*_~]/g)?.length ?? 0) > mostMarks)

/** HTML that may be put into the page: TrustedHTML where the browser knows Trusted Types, else a string. */
export type SafeHtml = TrustedHTML | string

/** The longest Markdown that is read, in characters. */
export const longestMarkdown = 100_000

/** The longest HTML that is read, in characters: far above any real legal text. */
export const longestHtml = 500_000

const words = (text: string) => text.trim().split(/\s+/)

/** Text and pictures only: nothing to fill in, play, style, overlay, frame or hydrate. */
const profile = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: words(`
    style form input button textarea select option optgroup datalist fieldset legend label output dialog
    audio video source track map area canvas picture marquee blink
    template slot shadow content element decorator`),
  FORBID_ATTR: words(`
    style id name class srcset sizes background ping target rel autofocus popover popovertarget
    popovertargetaction command commandfor form formaction action contenteditable tabindex accesskey
    role slot part exportparts nonce is inert usemap`),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
} satisfies Config

/** http, https, mailto, tel, a path of this site, a query or a hash; anything else is no address. */
const address = /^(?:(?:https?|mailto|tel):|\/(?![/\\])|[?#])/i

const addressAttributes = new Set(['href', 'src', 'cite', 'longdesc', 'xlink:href'])

/** Matches what a browser removes from an address before it reads it: white space and control characters. */
const ignored = /[\s\p{Cc}]/gu

if (DOMPurify.isSupported) {
  DOMPurify.addHook('uponSanitizeAttribute', (_, attribute) => {
    if (!addressAttributes.has(attribute.attrName)) return
    const { attrValue } = attribute
    // Without a link that could lead nowhere, or to another place than it seems, its words stay.
    attribute.keepAttr =
      address.test(attrValue.replace(ignored, '')) && safeUrl(attrValue, location.href) !== undefined
  })
  DOMPurify.addHook('afterSanitizeAttributes', (element) => {
    const href = element.tagName === 'A' && element.getAttribute('href')
    const url = href ? safeUrl(href, location.href) : undefined
    if (!url) return
    element.setAttribute('rel', 'noopener noreferrer')
    if (leaves(url)) element.setAttribute('target', '_blank')
  })
}

/** True when a link opens another site; that site gets its own tab, so that a half-filled form is not lost. */
const leaves = (url: URL): boolean => url.protocol.startsWith('http') && url.origin !== location.origin

/**
 * The server's HTML, made safe to be put into the page; what is no text is empty. The result must go into an
 * element's content as it is, never into an attribute, a template or a text that is parsed again. Of a text that is
 * longer than any honest one its beginning is shown, and the sentence `tooLong` below it.
 */
export function sanitizeHtml(html: unknown, tooLong = ''): SafeHtml {
  if (!DOMPurify.isSupported) return ''
  return trusted(typeof html === 'string' ? shortened(html, longestHtml, tooLong) : '')
}

const trusted = (html: string): SafeHtml =>
  DOMPurify.sanitize(html, { ...profile, RETURN_TRUSTED_TYPE: true })

/** HTML that is not too long, else its beginning, made whole, and a sentence that says so. */
const shortened = (html: string, longest: number, tooLong: string): string =>
  html.length > longest ? `${DOMPurify.sanitize(html.slice(0, longest), profile)}${ending(tooLong)}` : html

const ending = (tooLong: string) => tooLong && `<p><strong>${escaped(tooLong)}</strong></p>`

/**
 * The server's Markdown as safe HTML: marked first, because what it makes of a text is what must be sanitised.
 * Its parser is loaded when it is first needed. What is no text is empty; what would keep the parser busy, or fails
 * in it, is shown as it is written.
 */
export async function renderMarkdown(markdown: unknown, tooLong = ''): Promise<SafeHtml> {
  if (typeof markdown !== 'string') return sanitizeHtml('')
  const text = markdown.slice(0, longestMarkdown)
  const end = markdown.length > longestMarkdown ? ending(tooLong) : ''
  const asWritten = () => sanitizeHtml(escaped(text) + end)
  if (exhausts(text)) return asWritten()
  const { marked } = await import('marked')
  try {
    return sanitizeHtml(marked.parse(text, { async: false, gfm: true }) + end)
  } catch {
    return asWritten()
  }
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

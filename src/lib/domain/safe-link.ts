import { readUrl } from './read-url.ts'

/** An address that a link may carry. `external`: it leaves this site. */
export interface SafeLink {
  readonly href: string
  readonly external: boolean
}

/** Pages that a menu names: lower-case paths without dots, queries or a second slash at the start. */
const menuPaths = /^\/(?!\/)[a-z0-9/_-]*$/

/** Pages and files of this site: a path that names no host and climbs nowhere, and what may stand behind it. */
const ownAddresses =
  /^(?!\/\/)(?![^?#]*\/\.)\/(?:[\w/.~-]|%(?!2[ef]|5c)[\da-f]{2})*(?:\?[\w.~%&=+,;-]*)?(?:#[\w.~%&=+,;/-]*)?$/i

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** No honest address is longer; browsers begin to differ about here. */
const longest = 2048

/** Reads a foreign address for a link: http, https, mailto or tel, without a user before its host, which can pretend to be another. XS-17. */
export function safeUrl(address: string, base?: string): URL | undefined {
  const url = readUrl(address, base)
  return url && schemes.has(url.protocol) && !url.username && !url.password ? url : undefined
}

/** An address of this site as its pages have it: their names in lower case; ids, queries and files as they are. */
const asNamed = (address: string): string =>
  /^[^?#]*\.[^/?#]*(?:[?#]|$)/.test(address)
    ? address
    : address.replace(/^\/[^/?#]*/, (name) => name.toLowerCase())

/** The one way an address of the server becomes a link: one that `safeUrl` takes, a page of this site, or a file. */
export function safeLink(address: unknown): SafeLink | undefined {
  if (typeof address !== 'string' || address.length > longest) return undefined
  const trimmed = address.trim()
  if (ownAddresses.test(trimmed)) return { href: asNamed(trimmed), external: false }
  const url = safeUrl(trimmed)
  return url && { href: url.href, external: true }
}

/** The same for a picture, and for something to read in a tab of its own: http or https, a page or a file of this site. */
export function safeImage(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > longest) return undefined
  const trimmed = address.trim()
  if (ownAddresses.test(trimmed)) return trimmed
  const url = safeUrl(trimmed)
  return url?.protocol.startsWith('http') ? url.href : undefined
}

/** The link of a footer, FRM-8. One of the app may name its page without the slash. */
export const footerLink = ({ target, type }: { target: string; type: string }): SafeLink | undefined => {
  const named = target.trim()
  return safeLink(type === 'APP' && /^(?!\/)[\w-]*(?:[/?#]|$)/.test(named) ? `/${named}` : named)
}

const urlKinds = /^(?:BUTTON_)?URL_(BLANK|EMBED)$/

/** Returns how an action kind opens its address; undefined for a kind such as `CLOSE`. RTE-5, FRM-6. */
export function urlKind(type: string): { readonly newTab: boolean } | undefined {
  const [, target] = urlKinds.exec(type) ?? []
  return target === undefined ? undefined : { newTab: target === 'BLANK' }
}

/** The path of a page that a menu entry of the settings names, or undefined if it is no plain path. */
export function menuPath(target: unknown, taken: ReadonlySet<string> = new Set()): string | undefined {
  if (typeof target !== 'string') return undefined
  const path = `/${target.trim().replace(/^\//, '').toLowerCase()}`
  const plain = path.length <= longest && menuPaths.test(path)
  return plain && !taken.has(path) ? path : undefined
}

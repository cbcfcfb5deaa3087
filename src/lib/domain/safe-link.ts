import { readUrl } from './read-url.ts'

/** An address that a link may carry. `external`: it leaves this site. */
export interface SafeLink {
  readonly href: string
  readonly external: boolean
}

/** Pages of this site: lower-case paths without dots, queries or a second slash at the start. */
const internalPath = /^\/(?!\/)[a-z0-9/_-]*$/

/** Files of this site, for pictures: the same, with dots and capitals in the names. */
const internalFile = /^\/(?!\/)[\w/.-]*$/

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** No honest address is longer; browsers begin to differ about here. */
const longest = 2048

/**
 * The one way an address of the server becomes a link: http, https, mailto or tel, or a page of this site.
 * Anything else, and an address that names a user before its host (it can pretend to be another one), is
 * undefined: its link is hidden.
 */
export function safeLink(address: unknown): SafeLink | undefined {
  if (typeof address !== 'string' || address.length > longest) return undefined
  const trimmed = address.trim()
  if (internalPath.test(trimmed)) return { href: trimmed, external: false }
  const url = parsed(trimmed)
  return url && { href: url.href, external: true }
}

/** The same for a picture: http or https, or a file of this site. */
export function safeImage(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > longest) return undefined
  const trimmed = address.trim()
  if (internalFile.test(trimmed)) return trimmed
  const url = parsed(trimmed)
  return url?.protocol.startsWith('http') ? url.href : undefined
}

/** The same for something to read in a tab of its own: http or https, a page or a file of this site. */
export const safeDocument = (address: unknown): string | undefined => {
  const link = safeLink(address)
  return link && /^(?:mailto|tel):/.test(link.href) ? undefined : (link?.href ?? safeImage(address))
}

/** The path of a page that a menu entry of the settings names, or undefined if it is no plain path. */
export function menuPath(target: unknown, taken: ReadonlySet<string> = new Set()): string | undefined {
  if (typeof target !== 'string') return undefined
  const path = `/${target.trim().replace(/^\//, '').toLowerCase()}`
  const plain = path.length <= longest && internalPath.test(path)
  return plain && !taken.has(path) ? path : undefined
}

function parsed(address: string): URL | undefined {
  const url = readUrl(address)
  return url && schemes.has(url.protocol) && !url.username && !url.password ? url : undefined
}

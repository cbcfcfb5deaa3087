import { safeLink } from '../safe-link.ts'

/** A way to reach the club: an address, and its text. */
export interface ContactLink {
  readonly href: string
  readonly text: string
}

/** Returns the link to a contact of the settings, an e-mail address or a page; undefined for anything else. ACC-1. */
export const contactLink = (contact: string): ContactLink | undefined => {
  const text = contact.trim()
  const isMail = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/.test(text)
  const href = safeLink(isMail ? `mailto:${text}` : text)?.href
  return href === undefined ? undefined : { href, text: text.replace(/^mailto:/, '') }
}

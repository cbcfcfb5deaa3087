import { safeLink } from '../safe-link.ts'

/**
 * The figures of the statement of accessibility: how many criteria of WCAG 2.2 (A and AA) there are, and of how many tests
 * prove that they are met, how many were checked by reading the code, are about what the portal does not have, are not met, or
 * have not been evaluated yet; prepared: unix seconds. `tests/house/wcag-criteria.ts` has each of them, and a test compares. ACC-1.
 */
export const statement = {
  criteria: 55,
  tested: 39,
  read: 7,
  absent: 9,
  failing: 0,
  open: 0,
  prepared: Date.UTC(2026, 10, 26, 12) / 1000,
} as const

/** A way to reach the club: an address, and its text. */
interface ContactLink {
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

import { safeLink } from '../safe-link.ts'

/** The figures of the statement: criteria of WCAG 2.2 (A and AA) by their proof (`tests/accessibility.md`); prepared: unix seconds. ACC-1. */
export const statement = {
  criteria: 55,
  tested: 39,
  read: 7,
  absent: 9,
  failing: 0,
  open: 0,
  prepared: Date.UTC(2026, 10, 26, 12) / 1000,
} as const

/** Returns the link to a contact of the settings, an e-mail address or a page; undefined for anything else. ACC-1. */
export const contactLink = (
  contact: string,
): { readonly href: string; readonly text: string } | undefined => {
  const text = contact.trim()
  const isMail = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/.test(text)
  const href = safeLink(isMail ? `mailto:${text}` : text)?.href
  return href === undefined ? undefined : { href, text: text.replace(/^mailto:/, '') }
}

/** Returns where a member finds help, the club's contact: a mail, or a page in a tab of its own; undefined without one. */
export const helpLink = (
  contact: string,
): { readonly href: string; readonly newTab: boolean } | undefined => {
  const href = contactLink(contact)?.href
  return href === undefined ? undefined : { href, newTab: /^https?:/.test(href) }
}

/** The facts that the head's scripts share: the club of this page, who is signed in, and what earlier pages have kept. */
import { build, stamp } from '#lib/config/build.ts'
import { headerValue, longestToken } from '#lib/domain/header-value.ts'
import {
  authKey,
  clubKey,
  keyOfTenant,
  languageKey,
  sessionIdKey,
  tenantKey,
  verifyBannerKey,
} from '../storage-keys.ts'
import { attempt, parse, read, write } from './safely.ts'

const chooseTenant = (): string => {
  const own = stamp?.domain ?? location.host
  if (!build.tenantSwitch) return own
  const asked = new URLSearchParams(location.search).get('tenant')
  if (asked && /^[\w.:-]+$/.test(asked)) {
    attempt(() => localStorage.setItem(tenantKey, asked))
    write(tenantKey, asked)
  }
  // A tab that a mailed link opens is of the club that was chosen last.
  const chosen = read('sessionStorage', tenantKey) ?? read('localStorage', tenantKey)
  if (chosen) write(tenantKey, chosen)
  return chosen ?? own
}

export const tenant = chooseTenant()

// What a full local storage has no room for lies in the tab's.
const recall = (key: string): string | null => read('localStorage', key) ?? read('sessionStorage', key)
/** The storage name of what belongs to a member; see memberKey in config/tenant.ts. */
const memberKey = (name: string): string => (build.tenantSwitch ? keyOfTenant(name, tenant) : name)

const auth = parse(recall(memberKey(authKey)))
/** The token of whoever is signed in, or the mark where the session is in cookies; undefined for a visitor. */
export const token =
  import.meta.env?.SESSION === 'cookie'
    ? headerValue(auth?.mark)
    : typeof auth?.token === 'string' && auth.refresh_token
      ? headerValue(auth.token, longestToken)
      : undefined

export const sessionId = token === undefined ? null : recall(memberKey(sessionIdKey))

/** Whose records this page may show: a club and a sign-in, for the scripts below the content. */
window.recordsOwner = sessionId === null ? undefined : `${tenant}:${sessionId}`

/** True when the verify banner was on the page before; the page that it leads to has none. */
export const hasBanner =
  sessionId !== null &&
  read('sessionStorage', verifyBannerKey) === `due:${sessionId}` &&
  !location.pathname.startsWith('/email-confirmation')

const stamped = stamp?.domain === tenant ? stamp.club : undefined
export const kept = parse(recall(clubKey(tenant)))
/** The known facts of the club; undefined on a first visit. What was kept counts, unless the page was stamped after it. */
export const club: Readonly<Record<string, unknown>> | undefined =
  Number(kept?.at ?? 0) >= (stamped?.at ?? 0) ? (kept ?? stamped) : stamped

// What was chosen in this browser goes before the club's own.
const [chosen] = /^[a-z]{2}(?:_[A-Z]{2})?$/.exec(recall(languageKey(tenant)) ?? '') ?? []
export const locale = chosen ?? club?.locale
window.clubCountry = typeof club?.country === 'string' ? club.country : ''

declare global {
  interface Window {
    recordsOwner?: string | undefined
    /** The club's country, by which dates are written; empty while none is known. */
    clubCountry?: string
  }
}

import { clearQuery, isRevisit, shownPage } from './navigation.ts'
import { storedText, tabStorage } from './storage.ts'
import { addressTokenKey, draftKey, noticeKey, returnKey } from './storage-keys.ts'

/** Returns the text typed into a field of this tab, kept for a reload or a step back. Never for secrets. */
export const restoreDraft = (field: string): string => storedText(draftKey(field)).read() ?? ''

export const storeDraft = (field: string, typed: string): void => storedText(draftKey(field)).write(typed)

export const forgetDraft = (field: string): void => storedText(draftKey(field)).remove()

/** Forgets all that was typed into fields whose names begin so: by default everything, as a member leaves. */
export const forgetDrafts = (beginning = ''): void => {
  const storage = tabStorage()
  for (const key of storage.keys(draftKey(beginning))) storage.remove(key)
}

/** Takes a text of this tab away, once; undefined where there is none. */
export const takeText = (key: string): string | undefined => {
  const kept = storedText(key)
  const text = kept.read()
  kept.remove()
  return text
}

/** The reason why a former member sees the login: she left, or the server ended the session. */
export type Notice = 'signedOut' | 'sessionEnded'

export const pendingNotice = (): Notice | undefined => {
  const kept = storedText(noticeKey).read()
  return kept === 'signedOut' || kept === 'sessionEnded' ? kept : undefined
}

export const storeNotice = (notice: Notice): void => storedText(noticeKey).write(notice)

/** Takes the notice away, once: it is shown, or no longer true. */
export const takeNotice = (): Notice | undefined => {
  const notice = pendingNotice()
  storedText(noticeKey).remove()
  return notice
}

/** Takes, once, the page to go back to after signing in; the start page when there is none or it is no path of ours. */
export const takeReturnPath = (): string => {
  const path = takeText(returnKey) ?? '/'
  return /^\/(?![/\\])/.test(path) ? path : '/'
}

/** Remembers a page for after the sign-in. The head's script does it too. */
export const storeReturnPath = (path: string): void => storedText(returnKey).write(path)

export const hasReturnPath = (): boolean => storedText(returnKey).read() !== undefined

/** The record of a page's mailed link in this tab: its token until it is used, then `used:` and the outcome. */
const linkRecord = (path: string) => storedText(addressTokenKey(path))

/** The outcome of a mailed link: it has done its job, or is no longer valid. */
export type LinkOutcome = 'good' | 'expired'

const outcomes: ReadonlyMap<string, LinkOutcome> = new Map([
  ['used:good', 'good'],
  ['used:expired', 'expired'],
])

/**
 * Returns the token of the mailed link that opened this page. It leaves the address bar at once, and is stored in this
 * tab for a reload. XS-30.
 */
export const takeAddressToken = (): string | undefined => {
  const { pathname, search } = shownPage()
  const given = new URLSearchParams(search).get('token')?.trim()
  if (given) linkRecord(pathname).write(given)
  if (given !== undefined) clearQuery()
  const stored = given || linkRecord(pathname).read()
  return stored === undefined || outcomes.has(stored) ? undefined : stored
}

/** Forgets the token of this page: it has been used, or is no longer valid. */
export const forgetAddressToken = (): void => linkRecord(shownPage().pathname).remove()

/** Replaces the token of a page by the outcome of its link, for a step back or a reload. */
export const storeLinkOutcome = (path: string, outcome: LinkOutcome): void =>
  linkRecord(path).write(`used:${outcome}`)

/** Returns the outcome that was stored for this page, on a step back or a reload; a link to the page forgets it. */
export const restoreLinkOutcome = (): LinkOutcome | undefined => {
  const record = linkRecord(shownPage().pathname)
  const outcome = outcomes.get(record.read() ?? '')
  if (outcome === undefined || isRevisit()) return outcome
  record.remove()
  return undefined
}

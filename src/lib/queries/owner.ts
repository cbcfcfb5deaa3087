import { ownedKeys } from '#lib/browser/owned-keys.ts'
import { lastingStorage } from '#lib/browser/storage.ts'
import { sessionIdKey } from '#lib/browser/storage-keys.ts'
import { memberKey, tenant } from '#lib/config/tenant.ts'

/** The cache of the page, as far as a sign-out and a language that is chosen go. */
interface Cache {
  readonly clear: () => void
  readonly invalidateQueries: () => unknown
}

const storage = lastingStorage()
let owner = globalThis.window?.recordsOwner
let cache: Cache | undefined

/** The owner of what this page shows: a club and a sign-in; undefined while nobody is signed in. */
export const pageOwner = (): string | undefined => owner

/** Returns the owner for whom this page may store something now; undefined once the session has ended in any tab. OFF-2. */
export const recordOwner = (): string | undefined => {
  const id = storage.get(memberKey(sessionIdKey))
  return id !== undefined && owner?.endsWith(`:${id}`) ? owner : undefined
}

/** Starts a member's session on this page: nothing that another member was shown stays. */
export const startOwner = (club: string, sessionId: string): void => {
  const name = `${club}:${sessionId}`
  if (owner !== undefined && owner !== name) cache?.clear()
  owner = name
}

/** Names the page's cache. Pages that show no server facts, such as the login, have none and do not load its library. */
export const attachCache = (given: Cache): void => {
  cache = given
}

/** Makes all that is cached stale, and asks anew for what is on the screen. */
export const invalidateCache = (): void => void cache?.invalidateQueries()

/** Removes all that this browser has of the member: what is cached, and what is stored for her. SES-7. */
export const clearMember = (): void => {
  owner = undefined
  cache?.clear()
  for (const prefix of ownedKeys.map((key) => key(`${tenant()}:`)))
    for (const key of storage.keys(prefix)) storage.remove(key)
}

/** The name under which a draft waits for the member who types it, and for nobody who signs in after her in this tab. */
export const ownDraft = (name: string): string => `${pageOwner() ?? ''}:${name}`

import { activationsKey, factsKey, favouriteStoreKey, goalKey } from './storage-keys.ts'

/**
 * The names of what lasts in this browser for one club and sign-in, by that owner; `<club>:` gives what all of the club begin
 * with. It is removed at sign-out, and with a session that is gone. OFF-2.
 */
export const ownedKeys: readonly ((owner: string) => string)[] = [
  factsKey,
  activationsKey,
  goalKey,
  favouriteStoreKey,
]

/** The beginnings of the names of a club's records that builds until November 2026 have stored; nothing reads them. */
export const formerKeys = (tenant: string): readonly string[] => [`queries:${tenant}:`, `screen:${tenant}:`]

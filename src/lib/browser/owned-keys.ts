import { activationsKey, factsKey, favouriteStoreKey, goalKey } from './storage-keys.ts'

/** The names of what lasts for one club and sign-in, by that owner; it is removed with the session. OFF-2. */
export const ownedKeys: readonly ((owner: string) => string)[] = [
  factsKey,
  activationsKey,
  goalKey,
  favouriteStoreKey,
]

/** The beginnings of the names of a club's records that builds until November 2026 have stored; nothing reads them. */
export const formerKeys = (tenant: string): readonly string[] => [`queries:${tenant}:`, `screen:${tenant}:`]

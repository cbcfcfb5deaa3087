import * as v from 'valibot'
import { lastingShelf } from '#lib/browser/storage.ts'
import { type KnownClub, knownClub } from '../domain/known-club.ts'

/** The storage name of a club's last good config. The head's script reads it before the first paint. */
export const clubKey = (tenant: string): string => `club:${tenant}`

/** The last good config of a club; undefined when there is none or it cannot be read. */
export const recallClub = (tenant: string): KnownClub | undefined => {
  try {
    const parsed = v.safeParse(knownClub, JSON.parse(lastingShelf().get(clubKey(tenant)) ?? ''))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** Keeps a club's config for the next page, which then paints in its colours and language at once. */
export const keepClub = (tenant: string, club: KnownClub): void =>
  lastingShelf().set(clubKey(tenant), JSON.stringify(club))

import * as v from 'valibot'
import { lastingShelf } from '#lib/browser/storage.ts'
import { publicConfig } from '../domain/platform.ts'

/** The storage name of a club's last good config. The head's script reads it before the first paint. */
export const clubKey = (tenant: string): string => `club:${tenant}`

/** What is kept of a club: its config as it came, and what a page needs before any island runs. */
export const knownClub = v.object({
  config: publicConfig,
  variables: v.record(v.string(), v.string()),
  locale: v.string(),
  smsLogin: v.boolean(),
  web: v.boolean(),
})
export type KnownClub = v.InferOutput<typeof knownClub>

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

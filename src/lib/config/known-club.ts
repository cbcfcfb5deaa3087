import * as v from 'valibot'
import { lastingShelf } from '#lib/browser/storage.ts'
import { type KnownClub, knownClub } from '../domain/known-club.ts'
import type { PublicConfig } from '../domain/platform.ts'
import { readLocale } from '../i18n/locale.ts'
import { homeOf } from './faces.ts'
import { readSettings } from './read-settings.ts'
import { stamp } from './stamp.ts'

/** What a page needs of a config before any island runs. variables: of its theme. at: unix milliseconds. */
export const knownClubOf = (
  config: PublicConfig,
  variables: Readonly<Record<string, string>>,
  at: number,
): KnownClub => {
  const { GENERAL, MEMBER_AUTHENTICATION } = readSettings(config.general)
  return {
    config,
    at,
    variables,
    locale: readLocale(GENERAL.lang),
    smsLogin: MEMBER_AUTHENTICATION.sms_login,
    web: GENERAL.web,
    receipts: GENERAL.receipts,
    home: homeOf(GENERAL),
    channels: GENERAL.news_channels,
  }
}

/** The storage name of a club's last good config. The head's script reads it before the first paint. */
export const clubKey = (tenant: string): string => `club:${tenant}`

const kept = (tenant: string): KnownClub | undefined => {
  try {
    const parsed = v.safeParse(knownClub, JSON.parse(lastingShelf().get(clubKey(tenant)) ?? ''))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** The last good config of a club, kept by an earlier page or stamped on this one; undefined when there is none that can be read. */
export const recallClub = (tenant: string): KnownClub | undefined => {
  const stamped = stamp?.domain === tenant ? stamp.club : undefined
  const own = kept(tenant)
  return own && own.at >= (stamped?.at ?? 0) ? own : stamped
}

/** Keeps a club's config for the next page, which then paints in its colours and language at once. */
export const keepClub = (tenant: string, club: KnownClub): void =>
  lastingShelf().set(clubKey(tenant), JSON.stringify(club))

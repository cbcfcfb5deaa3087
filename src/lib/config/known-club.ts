import { lastingStorage, stored } from '#lib/browser/storage.ts'
import { clubKey } from '#lib/browser/storage-keys.ts'
import { type KnownClub, knownClub, type PublicConfig } from '../domain/club/club.ts'
import { readLocale } from '../i18n/locale.ts'
import { readSettings } from './read-settings.ts'
import { stamp } from './build.ts'
import { homeOf, placesOf } from './variants.ts'

/** Returns what a page needs of a config before any island runs. variables: of its theme. at: unix milliseconds. */
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
    places: placesOf(GENERAL),
    channels: GENERAL.news_channels,
  }
}

/** The head's script reads it before the first paint. */
const kept = (tenant: string) => stored(clubKey(tenant), knownClub, lastingStorage())

/** The last good config of a club, kept by an earlier page or stamped on this one; undefined when there is none that can be read. */
export const restoreClub = (tenant: string): KnownClub | undefined => {
  const stamped = stamp?.domain === tenant ? stamp.club : undefined
  const own = kept(tenant).read()
  return own && own.at >= (stamped?.at ?? 0) ? own : stamped
}

/** Keeps a club's config for the next page, which then paints in its colours and language at once. */
export const storeClub = (tenant: string, club: KnownClub): void => kept(tenant).write(club)

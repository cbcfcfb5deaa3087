import { lastingStorage, stored } from '#lib/browser/storage.ts'
import { clubKey } from '#lib/browser/storage-keys.ts'
import { type Home, type KnownClub, knownClub, type PublicConfig } from '../domain/club/club.ts'
import { menuPath } from '../domain/safe-link.ts'
import { readLocale } from '../i18n/locale.ts'
import { stamp } from './build.ts'
import { readSettings, type Settings } from './settings.ts'

type Areas = Pick<Settings['GENERAL'], 'web' | 'dashboard' | 'receipts'>

/** Tells what a club's `/` is to its members. RTE-3, RTE-4. */
export const homeOf = ({ web, dashboard }: Pick<Areas, 'web' | 'dashboard'>): Home =>
  web || dashboard ? 'dashboard' : 'profile'

interface Needed {
  readonly withoutWeb?: boolean
  readonly feature?: 'receipts'
}

/** Tells whether a club has a route: a dashboard leads to all but those of a feature that is off. RTE-3. */
export const hasRoute = (areas: Areas, { withoutWeb, feature }: Needed): boolean =>
  (homeOf(areas) === 'dashboard' || withoutWeb === true) && (feature === undefined || areas[feature])

/** Returns the places of a club's bottom bar besides home and profile, as an attribute holds them: `coupons card`. TIL-4. */
export const placesOf = ({ card, routes }: Pick<Settings['GENERAL'], 'card' | 'routes'>): string => {
  const paths = routes.items.map(({ link }) => menuPath(link.target))
  return ['coupons', 'card', 'rewards']
    .filter((name) => (name === 'card' ? card : paths.includes(`/${name}`)))
    .join(' ')
}

/** The pages that an installed portal opens at by shortcut, by their names in the shell's words; only those a club has. OFF-4. */
export const appShortcutsOf = (GENERAL: Settings['GENERAL']): readonly ('card' | 'coupons')[] =>
  homeOf(GENERAL) === 'dashboard' ? (GENERAL.card ? ['card', 'coupons'] : ['coupons']) : []

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
    country: GENERAL.country,
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

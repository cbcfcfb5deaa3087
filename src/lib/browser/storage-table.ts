import { lastingStorage, type TextStorage } from './storage.ts'
import * as keys from './storage-keys.ts'

/** The places where a browser keeps something for a site. Cookies are the platform's, where it keeps the session in some. */
export type StoragePlace = 'local' | 'session' | 'database' | 'cache' | 'cookie'

/** The reasons why something is kept; each has a sentence of its own on the page of privacy. */
export type Purpose =
  | 'session'
  | 'club'
  | 'language'
  | 'choices'
  | 'receipts'
  | 'technical'
  | 'app'
  | 'content'
  | 'news'
  | 'typed'
  | 'place'
  | 'steps'
  | 'notices'
  | 'install'
  /** Nobody meets it in a club's own build. */
  | 'testers'

/** The moment at which something goes by itself. */
export type Duration =
  /** The end of the tab. */
  | 'tab'
  /** The end of the session. */
  | 'signOut'
  /** The end of the session, or of 30 days. OFF-2. */
  | 'month'
  /** The moment at which it was sent, the end of the session, or of 30 days. OFF-5. */
  | 'sent'
  /** The next version of the portal. OFF-3. */
  | 'version'
  /** The moment at which the member clears it, here or in her browser. */
  | 'cleared'

/** One name, or one beginning of names, under which something is kept. */
export interface StorageItem {
  /** The name itself, or what the names begin with where it ends with `:` or `-`. */
  readonly name: string
  /** The places; a value for which the local storage has no room is in the tab's. */
  readonly places: readonly StoragePlace[]
  readonly purpose: Purpose
  readonly until: Duration
}

const row = (name: string, purpose: Purpose, until: Duration, ...places: StoragePlace[]): StorageItem => ({
  name,
  purpose,
  until,
  places,
})

/** The names of the testers' tools, which all begin alike. */
type TestersKey = Extract<keyof typeof keys, `qa${string}`>

/** Every name of `storage-keys.ts`, but those that only put something behind another name. */
type KeyName = Exclude<keyof typeof keys, 'factKey' | 'keyOfTenant' | TestersKey> | 'forTesters'

/** Returns what the names of a key with a value in them begin with: `draft:`. */
const begin = (key: (first: string, second: string) => string): string => key('\0', '\0').split('\0')[0] ?? ''

/** All that the portal keeps in a browser: a row per name, and none without one. PRV-1. */
const rows = {
  authKey: row(keys.authKey, 'session', 'signOut', 'local'),
  sessionIdKey: row(keys.sessionIdKey, 'session', 'signOut', 'local'),
  // Both stand behind the name of the pair.
  renewalKey: row(`${keys.authKey}:`, 'session', 'signOut', 'local'),
  exchangedTokenKey: row(`${keys.authKey}:`, 'session', 'tab', 'session'),

  clubKey: row(begin(keys.clubKey), 'club', 'cleared', 'local'),
  clubFreshKey: row(begin(keys.clubFreshKey), 'club', 'tab', 'session'),
  wordingKey: row(begin(keys.wordingKey), 'club', 'cleared', 'local'),
  wordingFreshKey: row(begin(keys.wordingFreshKey), 'club', 'tab', 'session'),
  clubCacheKey: row(keys.clubCacheKey, 'club', 'cleared', 'cache'),

  languageKey: row(begin(keys.languageKey), 'language', 'cleared', 'local'),

  favouriteStoreKey: row(begin(keys.favouriteStoreKey), 'choices', 'signOut', 'local'),
  goalKey: row(begin(keys.goalKey), 'choices', 'signOut', 'local'),
  toastsStayKey: row(keys.toastsStayKey, 'choices', 'cleared', 'local'),

  outboxKey: row(begin(keys.outboxKey), 'receipts', 'sent', 'local', 'database'),

  probeKey: row(keys.probeKey, 'technical', 'tab', 'local', 'session'),
  serverTimeKey: row(keys.serverTimeKey, 'technical', 'tab', 'session'),
  reloadedKey: row(keys.reloadedKey, 'technical', 'tab', 'session'),

  portalCacheKey: row(begin(keys.portalCacheKey), 'app', 'version', 'cache'),

  factsKey: row(begin(keys.factsKey), 'content', 'month', 'local'),

  newsReadKey: row(begin(keys.newsReadKey), 'news', 'cleared', 'local'),

  draftKey: row(begin(keys.draftKey), 'typed', 'tab', 'session'),

  placeKey: row(begin(keys.placeKey), 'place', 'tab', 'session'),
  entryKey: row(begin(keys.entryKey), 'place', 'tab', 'session'),
  returnKey: row(keys.returnKey, 'place', 'tab', 'session'),

  addressTokenKey: row(begin(keys.addressTokenKey), 'steps', 'tab', 'session'),
  passkeysAbsentKey: row(keys.passkeysAbsentKey, 'technical', 'tab', 'session'),
  sentCodeKey: row(keys.sentCodeKey, 'steps', 'tab', 'session'),
  sentMailKey: row(keys.sentMailKey, 'steps', 'tab', 'session'),
  registrationCardKey: row(keys.registrationCardKey, 'steps', 'tab', 'session'),
  registrationSentKey: row(keys.registrationSentKey, 'steps', 'tab', 'session'),
  nextMailKey: row(keys.nextMailKey, 'steps', 'cleared', 'local'),
  farewellKey: row(keys.farewellKey, 'steps', 'tab', 'session'),

  noticeKey: row(keys.noticeKey, 'notices', 'tab', 'session'),
  couponsNoticeKey: row(keys.couponsNoticeKey, 'notices', 'tab', 'session'),
  couponsTillKey: row(keys.couponsTillKey, 'notices', 'tab', 'session'),
  verifyBannerKey: row(keys.verifyBannerKey, 'notices', 'tab', 'session'),

  installKey: row(begin(keys.installKey), 'install', 'cleared', 'local'),
  activationsKey: row(begin(keys.activationsKey), 'install', 'signOut', 'local'),

  tenantKey: row(keys.tenantKey, 'testers', 'cleared', 'local', 'session'),
  // One row for all of them: a build for members says none of these names.
  forTesters: row('qa-', 'testers', 'tab', 'session'),
} satisfies Record<KeyName, StorageItem>

/** The cookies in which a platform keeps the session, as the contract names them. Not for pages but `csrf`. LCK-3. */
const sessionCookies = () =>
  ['session', 'refresh', 'csrf'].map((name) => row(name, 'session', 'signOut', 'cookie'))

export const storageItems: readonly StorageItem[] = [
  ...Object.values(rows),
  ...(import.meta.env?.SESSION === 'cookie' ? sessionCookies() : []),
]

/** The purposes without which something would not work or would be lost; all others may be cleared at any time. */
const needed: ReadonlySet<Purpose> = new Set([
  'session',
  'club',
  'language',
  'choices',
  'receipts',
  'technical',
  'app',
  'testers',
])

/** Tells whether what is kept for a purpose may be cleared while the member stays logged in. */
export const mayClear = (purpose: Purpose): boolean => !needed.has(purpose)

/** Tells whether a name in a browser's storage is the one of a row; a name may have a club's name behind it. */
const isNameOf = ({ name }: StorageItem, key: string): boolean =>
  /[:-]$/.test(name) ? key.startsWith(name) : key === name || key.startsWith(`${name}:`)

/** Returns the row of what is kept under a name in a place; undefined where the table has none. */
export const storageItemOf = (place: StoragePlace, key: string): StorageItem | undefined => {
  // What the local storage has no room for is in the tab's.
  const fits = ({ places }: StorageItem) =>
    places.includes(place) || (place === 'session' && places.includes('local'))
  return storageItems.find((item) => fits(item) && isNameOf(item, key))
}

/** Returns the purposes of the table in its order. withTesters: also what only testers' and demo builds keep. PRV-1. */
export const storagePurposes = (withTesters: boolean) => {
  const items = storageItems.filter(({ purpose }) => withTesters || purpose !== 'testers')
  return [...new Set(items.map(({ purpose }) => purpose))].map((purpose) => {
    const own = items.filter((item) => item.purpose === purpose)
    return {
      purpose,
      /** True when it cannot be cleared while the member stays logged in. */
      isNeeded: !mayClear(purpose),
      names: [...new Set(own.map(({ name }) => name))],
      until: [...new Set(own.map(({ until }) => until))],
    }
  })
}

/** Returns what a text of the storage is kept for; undefined for a text of somebody else on the same origin. */
const purposeOfKey = (key: string): Purpose | undefined => storageItemOf('session', key)?.purpose

/** Returns the number of texts that are kept now, by what for; databases and caches are not counted. PRV-1. */
export const countStored = (
  storage: TextStorage = lastingStorage(),
): Readonly<Partial<Record<Purpose, number>>> => {
  const counts: Partial<Record<Purpose, number>> = {}
  for (const key of storage.keys('')) {
    const purpose = purposeOfKey(key)
    if (purpose) counts[purpose] = (counts[purpose] ?? 0) + 1
  }
  return counts
}

/** Removes all that nothing depends on, of whatever club and sign-in; returns the number of texts. PRV-1. */
export const clearStored = (storage: TextStorage = lastingStorage()): number => {
  const keys = storage.keys('').filter((key) => {
    const purpose = purposeOfKey(key)
    return purpose !== undefined && mayClear(purpose)
  })
  for (const key of keys) storage.remove(key)
  return keys.length
}

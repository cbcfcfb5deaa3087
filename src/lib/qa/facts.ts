import { qaSessionKey } from '#lib/browser/storage-keys.ts'
import { storedText } from '#lib/browser/stored.ts'
import { pageOf } from './addresses.ts'
import type { Log } from './log.ts'
import { situationAddress } from './situation.ts'

/** The facts about the use of this page, in words that may be told to anybody. */
export interface Facts {
  readonly page: string
  readonly host: string
  readonly who: string
  readonly locale: string
  /** A short name of the settings in force: the same settings give the same name. */
  readonly config: string
  /** The commit and the time of the build. */
  readonly build: string
  readonly browser: string
  /** The situation that `/qa/situation` has set up in this tab. */
  readonly situation: string | undefined
}

/** The panel's knowledge of the portal. */
export interface PortalState {
  readonly session: { readonly who: string; readonly id?: string }
  readonly locale: string
  readonly settings: unknown
}

/** A name of seven letters for a value, FNV-1a over its JSON: to compare settings without spelling them out. */
export const nameFor = (value: unknown): string => {
  let hash = 0x811c9dc5
  for (const letter of JSON.stringify(value)) {
    hash ^= letter.charCodeAt(0)
    hash = Math.imul(hash, 0x01000193)
  }
  return (hash >>> 0).toString(36).padStart(7, '0')
}

/** Since when this tab has known the session, in unix milliseconds; the sign-in itself is not dated anywhere. */
export const knownSince = (id: string, now: number): number => {
  const kept = storedText(qaSessionKey)
  const [name, since] = (kept.read() ?? '').split(' ')
  if (name === nameFor(id)) return Number(since)
  kept.write(`${nameFor(id)} ${now}`)
  return now
}

/** Milliseconds as minutes and seconds. */
export const duration = (time: number): string => {
  const seconds = Math.max(0, Math.round(time / 1000))
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** Returns who uses the portal and for how long, such as `member, for 3 min 20 s, tokens renewed 40 s ago`. */
export const sessionAge = ({ who, id }: PortalState['session'], { events }: Log, now: number): string => {
  if (id === undefined) return who
  const since = `${who}, in this tab for ${duration(now - knownSince(id, now))}`
  const renewal = events.findLast(
    ({ machine, from, to, event }) =>
      machine === 'session' && from === 'member.renewing' && to === 'member.resting' && event === 'done',
  )
  return renewal ? `${since}, tokens renewed ${duration(now - renewal.at)} ago` : since
}

/** The commit of this build and the minute it was made; see `../build/hosting/build-settings.ts`. */
export const thisBuild = (import.meta.env?.BUILD_ID as string | undefined) || 'unknown'

const browserNow = (): string =>
  [
    navigator.userAgent,
    `${innerWidth}×${innerHeight} at ${devicePixelRatio}`,
    navigator.onLine ? 'online' : 'offline',
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(matchMedia('(prefers-reduced-motion: reduce)').matches ? ['reduced motion'] : []),
  ].join(', ')

/** Looks at the page as it is used now. */
export const factsOf = ({ session, locale, settings }: PortalState, log: Log, now: number): Facts => ({
  page: pageOf(location.pathname),
  host: location.host,
  who: sessionAge(session, log, now),
  locale,
  config: nameFor(settings),
  build: thisBuild,
  browser: browserNow(),
  situation: situationAddress(),
})

import { storedText } from '#lib/browser/storage.ts'
import { qaSessionKey } from '#lib/browser/storage-keys.ts'
import { type RunningActor, runningActors } from './actors.ts'
import { $log, type Log, type LoggedCall, type LoggedEvent } from './log.ts'
import { pageOf } from './redact.ts'
import { situationAddress } from './situation.ts'

/** The facts about the use of this page, in words that may appear in a report. */
export interface Facts {
  /** Unix milliseconds. */
  readonly when: number
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
const sessionAge = ({ who, id }: PortalState['session'], now: number): string => {
  if (id === undefined) return who
  const since = `${who}, in this tab for ${duration(now - knownSince(id, now))}`
  const renewal = $log
    .get()
    .events.findLast(
      ({ machine, from, to }) =>
        machine === 'session' && from === 'member.renewing' && to === 'member.resting',
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

export const factsOf = ({ session, locale, settings }: PortalState, now: number): Facts => ({
  when: now,
  page: pageOf(location.pathname),
  host: location.host,
  who: sessionAge(session, now),
  locale,
  config: nameFor(settings),
  build: thisBuild,
  browser: browserNow(),
  situation: situationAddress(),
})

/** The number of the last events, and of the last calls, that a report has. */
const most = 50

const time = (at: number): string => new Date(at).toISOString().slice(11, 23)

export const mapOf = ({ machine, state }: Pick<RunningActor, 'machine' | 'state'>): string =>
  `/qa/machines/${machine}#state=${encodeURIComponent(state)}`

/** The events or the calls of a log, as the panel and a report show them. */
interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const inMarkdown = ({ head, rows }: Table): string[] => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => '---').join('|')}|`,
  ...rows.slice(-most).map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`),
]

/** Returns the states that an event has led through, such as `confirming → activating`. */
const stateChange = ({ from, to }: Pick<LoggedEvent, 'from' | 'to'>): string =>
  from === '' || from === to ? to : `${from} → ${to}`

/** An event with what may appear of it, and how often it came. */
const eventText = ({ event, details, times }: LoggedEvent): string =>
  [event, details && `(${details})`, times > 1 && `×${times}`].filter(Boolean).join(' ')

/** Returns the outcome of a call in words, such as `503 JSON` or `no answer`. */
const outcomeText = ({ outcome, kind, simulated }: LoggedCall): string =>
  [outcome, kind, simulated && `(made by the page: ${simulated})`].filter(Boolean).join(' ')

/** Returns the events of a log, the oldest first. time: writes unix milliseconds. */
export const eventTable = ({ events }: Log, time: (at: number) => string): Table => ({
  head: ['Time', 'Machine', 'Event', 'State', 'Page'],
  rows: events.map((one) => [time(one.at), one.machine, eventText(one), stateChange(one), one.page]),
})

/** Returns the calls of a log, the oldest first. time: writes unix milliseconds. */
export const callTable = ({ calls }: Log, time: (at: number) => string): Table => ({
  head: ['Time', 'Request', 'Outcome', 'ms', 'Page'],
  rows: calls.map((one) => [time(one.at), one.row, outcomeText(one), String(one.took ?? ''), one.page]),
})

const line = (actor: RunningActor): string =>
  [
    `- **${actor.machine}**: \`${actor.state}\``,
    actor.times > 1 && `×${actor.times}`,
    actor.details && `(${actor.details})`,
    actor.runs.length > 0 && `runs ${actor.runs.join(', ')}`,
    `map: ${mapOf(actor)}`,
  ]
    .filter(Boolean)
    .join(' ')

/**
 * A bug report in Markdown. It is made of what the log and the facts have let through, which is chosen by
 * `redact.ts`, so it holds nothing of a member's. `replay` is the address that plays it again.
 */
export const bugReport = (facts: Facts, replay = ''): string =>
  [
    '## Bug report',
    '',
    '**What I did:** ',
    '**What I expected:** ',
    '**What happened:** ',
    '',
    `- When: ${new Date(facts.when).toISOString()}`,
    `- Page: \`${facts.page}\` on ${facts.host}`,
    `- Session: ${facts.who}`,
    `- Locale: ${facts.locale}`,
    `- Config: ${facts.config}`,
    `- Build: ${facts.build}`,
    `- Browser: ${facts.browser}`,
    ...(facts.situation ? [`- Situation: \`${facts.situation}\``] : []),
    ...(replay ? [`- Replay: ${replay}`] : []),
    '',
    '### Machines',
    '',
    ...runningActors().map(line),
    '',
    '### Last events (UTC)',
    '',
    ...inMarkdown(eventTable($log.get(), time)),
    '',
    '### Last requests (UTC)',
    '',
    ...inMarkdown(callTable($log.get(), time)),
    '',
  ].join('\n')

import * as v from 'valibot'
import type { AnyStateMachine } from 'xstate'
import { locales } from '#lib/i18n/locale.ts'
import { nodesIn, pathOf, transitionsByName } from './chart.ts'
import { $log, count, loggedEvent, text } from './log.ts'
import type { Facts } from './report.ts'
import { placeAt, readSituation, type Situation } from './situation.ts'

/** The format of the links that this build writes, and the only one that it reads. */
const format = 2

const recordedEvent = v.strictObject({
  ...loggedEvent.entries,
  /** Tells one actor of a machine from the others; 0 is several that did the same. */
  run: count,
  /** The load of a page that it belongs to, counted from 1. */
  load: count,
})
export type RecordedEvent = v.InferOutput<typeof recordedEvent>

/** The part of a bug report that is needed to play it again. */
const recordingSchema = v.strictObject({
  format: v.literal(format),
  /** Unix milliseconds. */
  when: count,
  page: text(100),
  isMember: v.boolean(),
  locale: text(10),
  build: text(100),
  /** The search part of the situation's address; empty where none was set up. */
  situation: text(4000),
  /** The window's inner size in CSS pixels. */
  size: v.strictTuple([count, count]),
  events: v.pipe(v.array(recordedEvent), v.maxLength(200)),
})
export type Recording = v.InferOutput<typeof recordingSchema>

export const recordingOf = (
  { when, page, who, locale, build, situation = '' }: Facts,
  size: [width: number, height: number],
): Recording => {
  const { events } = $log.get()
  const loads = [...new Set(events.map(({ load }) => load))]
  const runs = [...new Set(events.flatMap(({ load, actor }) => (actor ? [`${load} ${actor}`] : [])))]
  return {
    ...{ format, when, page, locale, build, size },
    isMember: who.startsWith('member'),
    situation: situation.split('?')[1] ?? '',
    events: events.map(({ load, actor, ...event }) => ({
      ...event,
      load: loads.indexOf(load) + 1,
      run: runs.indexOf(`${load} ${actor}`) + 1,
    })),
  }
}

/** Sends a body through a stream that packs or unpacks; reading the answer rejects where it does not fit. */
const through = (body: BodyInit, stream: CompressionStream | DecompressionStream): Response =>
  new Response(new Response(body).body?.pipeThrough(stream))

/** Writes a recording as the text of a link: gzip, which holds a check of its own, as base64url without padding. */
export const writeRecording = async (recording: object): Promise<string> => {
  const packed = await through(JSON.stringify(recording), new CompressionStream('gzip')).arrayBuffer()
  const binary = String.fromCharCode(...new Uint8Array(packed))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Reads the text of a link again. Fails, in words for a tester, for one that was cut or changed, and for another format. */
export const readRecording = async (link: string): Promise<Recording> => {
  let value: unknown
  try {
    const binary = atob(link.trim().replaceAll('-', '+').replaceAll('_', '/'))
    const packed = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    value = await through(packed, new DecompressionStream('gzip')).json()
  } catch {
    value = undefined
  }
  const read = v.safeParse(recordingSchema, value)
  if (read.success) return read.output
  const other = v.safeParse(v.object({ format: v.number() }), value)
  throw new Error(
    other.success && other.output.format !== format
      ? `This report was made by another inspector (format ${other.output.format}; this build reads ${format}). Open its link in a build of that time: its line "Build" names it.`
      : 'This link is damaged: a part of it is missing or was changed on the way. Copy it again from the report, whole.',
  )
}

/** Reads a report as it was pasted, or its link alone. Fails with a message that says what is wrong. */
export const readReport = async (pasted: string): Promise<Recording> => {
  const [, link] = /#replay=([\w.~-]*)/.exec(pasted) ?? []
  if (link !== undefined) return readRecording(link)
  throw new Error(
    'This is no bug report of the inspector: it has no link to replay. Paste the whole report, or the link on its line "Replay".',
  )
}

/** The machines of a recording with the number of their events, the one that a reader wants to see first: most changes. */
export const machinesOf = ({ events }: Recording): readonly { machine: string; events: number }[] => {
  const changes = (machine: string) =>
    events.filter((event) => event.machine === machine && event.event !== 'start' && event.from !== event.to)
      .length
  return [...Map.groupBy(events, ({ machine }) => machine)]
    .map(([machine, { length }]) => ({ machine, events: length }))
    .toSorted((one, other) => changes(other.machine) - changes(one.machine))
}

export const replayAddress = (machine: string, written: string): string =>
  `/qa/machines/${machine}#replay=${written}`

/**
 * The situation in which a recording began: the one that was set up, or what the report holds of person and language; on the
 * page of its first event where a situation can begin there.
 */
export const situationOf = ({ situation, isMember, locale, events, page }: Recording): Situation => {
  const set = readSituation(new URLSearchParams(situation))
  const to = placeAt(events[0]?.page ?? page)
  const lang = locales.find((one) => one === locale)
  return situation === ''
    ? { ...set, persona: isMember ? 'verified' : 'visitor', lang, to: to ?? '/' }
    : { ...set, lang: set.lang ?? lang, to: set.clock ? set.to : (to ?? set.to) }
}

/** One actor of a machine in a recording, or all its actors one after another. */
export interface Run {
  readonly name: string
  readonly events: readonly RecordedEvent[]
}

const eventCount = (count: number): string => `${count} event${count === 1 ? '' : 's'}`

/**
 * The actors of a machine in a recording, the one to begin with first: all in their order where no two ran beside each
 * other, else the one that took most events.
 */
export const runsOf = ({ events }: Recording, machine: string): readonly Run[] => {
  const own = events.filter((event) => event.machine === machine)
  const all = { name: `all in their order, ${eventCount(own.length)}`, events: own }
  // A list runs a machine for each of its items: most of them have only started.
  const active = own.filter(({ run, event }) => run > 0 && event !== 'start')
  const each = [...Map.groupBy(active, ({ run }) => run)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([run, [first, ...others]]) => {
      const whole = own.filter((event) => event.run === run)
      // Several that start alike are one line of the log, which does not say which they were.
      const start = own.findLast(
        (event) => event.event === 'start' && event.run === 0 && event.load === first?.load,
      )
      const isStarted = whole.some(({ event }) => event === 'start')
      return {
        name: `${machine} ${run} on ${first?.page}, ${eventCount(others.length + 1)}`,
        events: isStarted || !start ? whole : [start, ...whole],
      }
    })
  const isBeside = [...Map.groupBy(own, ({ load }) => load).values()].some(
    (loaded) =>
      new Set(loaded.map(({ run }) => run)).size > 1 ||
      loaded.some(({ run, times }) => run === 0 && times > 1),
  )
  if (each.length === 0) return [all]
  return isBeside ? [...each, all] : [all, ...(each.length > 1 ? each : [])]
}

/** A recorded event on the map. */
export interface ReplayStep {
  readonly recorded: RecordedEvent
  /** The dotted paths of the states that the machine was in after it, outer ones first. */
  readonly states: readonly string[]
  /** The names of the transitions that it took. */
  readonly taken: readonly string[]
  /** True for an event that the machine did not take in the state in which it came. */
  readonly isIgnored: boolean
  /** Sentences about what does not fit to the machine of this build, or to the event before. */
  readonly notes: readonly string[]
}

/** A state with those around it, outer ones first: `member.resting` is in `member`. None for an empty path. */
export const statesAround = (path: string): readonly string[] =>
  path === '' ? [] : path.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'))

/** Plays recorded events on a machine's map, which follows the recorded states: payloads and contexts are not in a report. */
export const replayed = (
  machine: AnyStateMachine,
  events: readonly RecordedEvent[],
): readonly ReplayStep[] => {
  const states = new Set(nodesIn(machine.root).map(pathOf))
  const transitions = transitionsByName(machine)
  let place = ''
  return events.map((recorded) => {
    const { event, from, to, taken } = recorded
    const isStart = event === 'start'
    const isIgnored = !isStart && from === to && taken.length === 0
    const unknown = taken.filter((name) => !transitions.has(name))
    const notes: string[] = []
    if (!isStart && place !== '' && place !== from)
      notes.push(
        `Between the last event and this one it came from ${place} to ${from}; the report does not say how.`,
      )
    if (unknown.length > 0) notes.push(`This build's machine has no transition ${unknown.join(', ')}.`)
    if (!states.has(to)) notes.push(`This build's machine has no state ${to}: the map stays where it was.`)
    if (isIgnored) notes.push(`Not taken: the machine stayed in ${from}.`)
    if (states.has(to)) place = to
    return { recorded, states: statesAround(place), taken, isIgnored, notes }
  })
}

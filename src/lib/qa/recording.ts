import * as v from 'valibot'
import { type Locale, locales } from '#lib/i18n/locale.ts'
import { type Facts, nameFor } from './facts.ts'
import type { Log, SeenEvent } from './log.ts'
import { packed, unpacked } from './packing.ts'
import { placeAt, readSituation, type Situation } from './situation.ts'

/** An event of a report. `run` tells one actor of a machine from the others; 0 is several that did the same. */
export interface RecordedEvent
  extends Pick<
    SeenEvent,
    'at' | 'page' | 'machine' | 'event' | 'says' | 'from' | 'to' | 'times' | 'press' | 'by'
  > {
  readonly run: number
  /** The load of a page that it belongs to, counted from 1. */
  readonly load: number
  /** The transitions that were taken; undefined where a report does not say. */
  readonly taken?: readonly string[] | undefined
}

/** The part of a bug report that is needed to play it again. */
export interface Recording {
  /** Unix milliseconds. */
  readonly when: number
  readonly page: string
  readonly isMember: boolean
  readonly locale: string
  readonly config: string
  readonly build: string
  /** The search part of the situation's address; empty where none was set up. */
  readonly situation: string
  /** The window's inner size in CSS pixels. */
  readonly size: readonly [width: number, height: number]
  readonly events: readonly RecordedEvent[]
}

/** The format of the links that this build writes, and the only one that it reads. */
const format = 1

/** A text that cannot be played, with the reason in words for a tester. */
export class NotPlayable extends Error {}

/** Returns what a report has to hold, of the facts and the log at its moment. */
export const recordingOf = (
  { page, who, locale, config, build, situation = '' }: Facts,
  { events }: Log,
  when: number,
  size: readonly [number, number],
): Recording => {
  const loads = [...new Set(events.map(({ load }) => load))]
  const runs = [...new Set(events.flatMap(({ load, actor }) => (actor ? [`${load} ${actor}`] : [])))]
  return {
    ...{ when, page, locale, config, build, size },
    isMember: who.startsWith('member'),
    situation: situation.split('?')[1] ?? '',
    events: events.map(({ load, actor, ...event }) => ({
      ...event,
      load: loads.indexOf(load) + 1,
      run: runs.indexOf(`${load} ${actor}`) + 1,
    })),
  }
}

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Passed time, load, run, times, press; page, machine, event, says, from, to, by; the transitions. */
const row = v.strictTuple([
  count,
  count,
  count,
  count,
  count,
  count,
  count,
  count,
  count,
  count,
  count,
  count,
  v.array(count),
])
/** Texts stand once, in `t`; the rows of `e` have their places there. */
const written = v.strictObject({
  v: v.literal(format),
  w: count,
  f: count,
  p: text(100),
  m: v.boolean(),
  l: text(10),
  c: text(20),
  b: text(100),
  s: text(4000),
  z: v.strictTuple([count, count]),
  t: v.pipe(v.array(text(300)), v.maxLength(2000)),
  e: v.pipe(v.array(row), v.maxLength(200)),
})

/** Writes a recording as the text of a link: a check of seven letters, and the packed events. */
export const writeRecording = async (recording: Recording): Promise<string> => {
  const { when, page, isMember, locale, config, build, situation, size, events } = recording
  const texts = new Map<string, number>()
  const place = (value: string): number => {
    if (!texts.has(value)) texts.set(value, texts.size)
    return texts.get(value) ?? 0
  }
  const first = events[0]?.at ?? when
  let before = first
  const rows = events.map((event) => {
    const passed = Math.max(0, event.at - before)
    before = event.at
    return [
      ...[passed, event.load, event.run, event.times, event.press],
      ...[event.page, event.machine, event.event, event.says, event.from, event.to, event.by].map(place),
      (event.taken ?? []).map(place),
    ]
  })
  const data = await packed(
    JSON.stringify({
      ...{ v: format, w: when, f: first, p: page, m: isMember, l: locale, c: config, b: build, s: situation },
      ...{ z: [...size], t: [...texts.keys()], e: rows },
    }),
  )
  return `${nameFor(data)}.${data}`
}

const damaged = () =>
  new NotPlayable(
    'This link is damaged: a part of it is missing or was changed on the way. Copy it again from the report, whole.',
  )

/** Reads the text of a link again. Fails with NotPlayable for one that was cut or changed, and for another format. */
export const readRecording = async (link: string): Promise<Recording> => {
  const [check, data = ''] = link.trim().split('.')
  if (check !== nameFor(data)) throw damaged()
  const value: unknown = await unpacked(data)
    .then(JSON.parse)
    .catch(() => undefined)
  const made = v.safeParse(v.object({ v: v.number() }), value)
  if (!made.success) throw damaged()
  if (made.output.v !== format)
    throw new NotPlayable(
      `This report was made by another inspector (format ${made.output.v}; this build reads ${format}). Open its link in a build of that time: its line "Build" names it.`,
    )
  const read = v.safeParse(written, value)
  if (!read.success) throw damaged()
  const { w, f, p, m, l, c, b, s, z, t, e } = read.output
  const at = (place: number): string => {
    const found = t[place]
    if (found === undefined) throw damaged()
    return found
  }
  let time = f
  return {
    ...{ when: w, page: p, isMember: m, locale: l, config: c, build: b, situation: s, size: z },
    events: e.map(([passed, load, run, times, press, page, machine, event, says, from, to, by, taken]) => {
      time += passed
      return {
        ...{ at: time, load, run, times, press },
        ...{ page: at(page), machine: at(machine), event: at(event), says: at(says) },
        ...{ from: at(from), to: at(to), by: at(by), taken: taken.map(at) },
      }
    }),
  }
}

/** A line of a report's table of events; a cell may hold a bar behind a backslash. */
const line =
  /^\|((?:[^|\\]|\\.)*)\|((?:[^|\\]|\\.)*)\|((?:[^|\\]|\\.)*)\|((?:[^|\\]|\\.)*)\|((?:[^|\\]|\\.)*)\|$/

const fact = (report: string, name: string): string =>
  new RegExp(`^- ${name}: \`?([^\`\n]*)`, 'm').exec(report)?.[1]?.trim() ?? ''

/** Reads the table of a report that holds no link: it does not say which actor it was, nor what was pressed. */
const readTable = (report: string): Recording => {
  const when = Date.parse(fact(report, 'When'))
  const [, table = ''] = /### Last events\s+([\s\S]*?)(?:\n###|$)/.exec(report) ?? []
  const events = table.split('\n').flatMap((written): RecordedEvent[] => {
    const cells = (line.exec(written.trim()) ?? []).slice(1).map((cell) => cell.trim().replaceAll('\\|', '|'))
    const [time = '', page = '', machine = '', spoken = '', way = ''] = cells
    if (!/^\d\d:\d\d:\d\d\.\d{3}$/.test(time) || !Number.isFinite(when)) return []
    const [, event = '', says = '', times = '1'] = /^(.*?)(?: \((.*)\))?(?: ×(\d+))?$/.exec(spoken) ?? []
    const [first = '', last = first] = way.split(' → ')
    const day = Date.parse(`${new Date(when).toISOString().slice(0, 10)}T${time}Z`)
    return [
      {
        // Around midnight the day before is meant.
        at: day > when + 3_600_000 ? day - 86_400_000 : day,
        ...{
          page,
          machine,
          event,
          says,
          times: Number(times),
          from: event === 'start' ? '' : first,
          to: last,
        },
        ...{ press: 0, by: '', run: 0, load: 1 },
      },
    ]
  })
  if (events.length === 0)
    throw new NotPlayable(
      'This is no bug report of the inspector: it has neither a link to replay nor a table "Last events". Paste the whole report, or the link on its line "Replay".',
    )
  return {
    ...{ when, events, page: fact(report, 'Page'), locale: fact(report, 'Locale') },
    ...{ config: fact(report, 'Config'), build: fact(report, 'Build'), size: [0, 0] },
    isMember: fact(report, 'Session').startsWith('member'),
    situation: fact(report, 'Situation').split('?')[1] ?? '',
  }
}

/** Reads a report as it was pasted, or its link alone. Fails with NotPlayable, whose message says what is wrong. */
export const readReport = async (pasted: string): Promise<Recording> => {
  const [, link] = /#replay=([\w.~-]*)/.exec(pasted) ?? []
  return link === undefined ? readTable(pasted) : readRecording(link)
}

/** The machines of a recording with the number of their events, the one that a reader wants to see first: most changes. */
export const machinesOf = ({ events }: Recording): readonly { machine: string; events: number }[] => {
  const weight = (machine: string) =>
    events.filter((event) => event.machine === machine && event.event !== 'start' && event.from !== event.to)
      .length
  return [...Map.groupBy(events, ({ machine }) => machine)]
    .map(([machine, { length }]) => ({ machine, events: length, changes: weight(machine) }))
    .toSorted((one, other) => other.changes - one.changes)
    .map(({ machine, events: all }) => ({ machine, events: all }))
}

/** The address at which a recording plays on the map of a machine. */
export const replayAddress = (machine: string, written: string): string =>
  `/qa/machines/${machine}#replay=${written}`

/**
 * The situation in which a recording began: the one that was set up, or what the report says of person and language; on the
 * page of its first event where a situation can begin there.
 */
export const situationOf = ({ situation, isMember, locale, events, page }: Recording): Situation => {
  const set = readSituation(new URLSearchParams(situation))
  const to = placeAt(events[0]?.page ?? page)
  const lang = locales.find((one): one is Locale => one === locale)
  return situation === ''
    ? { ...set, persona: isMember ? 'verified' : 'visitor', lang, to: to ?? '/' }
    : { ...set, lang: set.lang ?? lang, to: set.clock ? set.to : (to ?? set.to) }
}

import type { Opening } from './store.ts'

const day = 24 * 60
const week = 7 * day

/** A moment of a week by a club's clock. Monday is day 1; minutes are those of the day, 1440 its end. */
export interface WeekTime {
  readonly day: number
  readonly minutes: number
}

/** Tells if a store is open, and when that changes; without `change` it never does. */
export interface OpenNow {
  readonly isOpen: boolean
  readonly change?: WeekTime & {
    /** True when no other day has to be named: it is today, or the night that follows. */
    readonly isSoon: boolean
  }
}

/** Reads `HH:MM` as the minutes of a day; undefined for anything else. */
const minutesOf = (time: string): number | undefined => {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? []
  const sum = Number(hours) * 60 + Number(minutes)
  return Number(minutes) < 60 && sum <= day ? sum : undefined
}

/** A time in which a store is open, in minutes of the week; `end` may lie in the next one. */
interface Span {
  readonly start: number
  readonly end: number
}

/** The spans of a week; what names no day or no times is left out. */
const spansOf = (opening: readonly Opening[]): readonly Span[] =>
  opening.flatMap(({ day: number, from, to }) => {
    const [begins, ends] = [minutesOf(from), minutesOf(to)]
    if (begins === undefined || ends === undefined || !(number >= 1 && number <= 7)) return []
    const start = (Math.trunc(number) - 1) * day + begins
    const length = ends - begins
    return [{ start, end: start + (length > 0 ? length : length + day) }]
  })

const within = (minute: number, { start, end }: Span): boolean =>
  (minute >= start && minute < end) || (minute + week >= start && minute + week < end)

/** The minutes from one moment of a week to the next time that it is another one. */
const ahead = (from: number, to: number): number => (((to - from) % week) + week) % week

/** Returns the moment of a minute of the week, also of one before or after it. */
const weekTime = (minute: number): WeekTime => {
  const inWeek = ((minute % week) + week) % week
  return { day: Math.floor(inWeek / day) + 1, minutes: inWeek % day }
}

/** Tells if a store is open. Times that touch are one; those past midnight belong to the day before. Undefined without hours. STO-1. */
export function openNow(opening: readonly Opening[] | undefined, at: WeekTime): OpenNow | undefined {
  const spans = spansOf(opening ?? [])
  if (spans.length === 0) return undefined
  const now = (at.day - 1) * day + at.minutes
  const ends = (minute: number): number =>
    Math.max(0, ...spans.filter((span) => within(minute, span)).map(({ end }) => ahead(minute, end) || week))
  // Each step goes to the end of the longest time that is on there; a week of them is no end.
  let open = 0
  for (let step = ends(now); step > 0 && open < week; step = ends((now + open) % week)) open += step
  if (open >= week) return { isOpen: true }
  const wait = open > 0 ? open : Math.min(...spans.map(({ start }) => ahead(now, start)))
  const change = weekTime(now + wait)
  // The end of a day is its own, not the first minute of the next one.
  const atMidnight = open > 0 && change.minutes === 0
  const passed = Math.floor((now + wait) / day) - Math.floor(now / day)
  const isSoon = open > 0 ? wait < day : passed === 0
  return {
    isOpen: open > 0,
    change: {
      ...(atMidnight ? { day: ((change.day + 5) % 7) + 1, minutes: day } : change),
      isSoon,
    },
  }
}

interface DayHours {
  readonly day: number
  /** Each from and to in minutes of the day; `to` may be smaller, past midnight. */
  readonly spans: readonly { readonly from: number; readonly to: number }[]
}

/** Returns the hours of a week, a row for each day from Monday on; one without spans is closed. Empty where none can be read. */
export function hoursOfWeek(opening: readonly Opening[] | undefined): readonly DayHours[] {
  const spans = spansOf(opening ?? [])
  if (spans.length === 0) return []
  return [1, 2, 3, 4, 5, 6, 7].map((number) => ({
    day: number,
    spans: spans
      .filter(({ start }) => weekTime(start).day === number)
      .sort((one, other) => one.start - other.start)
      .map(({ start, end }) => ({ from: start % day, to: end % day || day })),
  }))
}

/** The one time zone of a country, by ISO 3166, each below `Europe/`. A country with several has none here. */
const zones = new Map(
  `AT Vienna, BE Brussels, BG Sofia, CH Zurich, CZ Prague, DE Berlin, DK Copenhagen, EE Tallinn,
  FI Helsinki, FR Paris, GB London, GR Athens, HR Zagreb, HU Budapest, IE Dublin, IT Rome,
  LT Vilnius, LU Luxembourg, LV Riga, MD Chisinau, MK Skopje, NL Amsterdam, NO Oslo, PL Warsaw,
  RO Bucharest, RS Belgrade, SE Stockholm, SI Ljubljana, SK Bratislava, UA Kyiv`
    .split(/,\s+/)
    .map((pair): [string, string] => [pair.slice(0, 2), `Europe/${pair.slice(3)}`]),
)

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const inZone = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

const made = new Map<string, Intl.DateTimeFormat>()

/** The format is made once; a zone that this browser does not know is the device's own. */
const formatOf = (country: string): Intl.DateTimeFormat => {
  const kept = made.get(country)
  if (kept) return kept
  let format: Intl.DateTimeFormat
  try {
    format = inZone(zones.get(country))
  } catch {
    format = inZone(undefined)
  }
  made.set(country, format)
  return format
}

/** Returns the moment of the week in a country with one time zone, else on this device. now: unix seconds. country: ISO 3166. STO-1. */
export function clubTime(now: number, country: string): WeekTime {
  const parts = formatOf(country).formatToParts(new Date(now * 1000))
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return {
    day: weekdays.indexOf(read('weekday')) + 1,
    minutes: Number(read('hour')) * 60 + Number(read('minute')),
  }
}

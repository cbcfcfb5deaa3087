import { addDays, lightFormat } from 'date-fns'
import { readUrl } from '../read-url.ts'
import type { CalendarEvent } from './calendar-event.ts'

/** The longest line of a calendar's file, in octets of UTF-8, without its end. RFC 5545, 3.1. */
const longestLine = 75

/** An entry of a moment is the last half hour before it, in seconds: a length of zero is drawn differently everywhere. */
const length = 1800

const day = 86_400

/** A text without controls, which no calendar reads, and with a plain end of each line. */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff]/g, '')

/** A text as the value of a property: it can begin no property of its own. RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  plain(text)
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n')

const octets = (text: string): number => new TextEncoder().encode(text).length

/** A line cut into lines that a calendar joins again; no letter is cut. RFC 5545, 3.1. */
export const foldedLine = (line: string): string => {
  let folded = ''
  let room = longestLine
  for (const letter of line) {
    const size = octets(letter)
    if (size > room) {
      folded += '\r\n '
      // The space at the beginning counts.
      room = longestLine - 1
    }
    folded += letter
    room -= size
  }
  return folded
}

/** A moment in UTC, which is right in every time zone: `20270105T103000Z`. Unix seconds. */
const inUtc = (seconds: number): string =>
  new Date(Math.floor(seconds) * 1000).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** The name of an entry, by which a calendar replaces its earlier entry of the same thing. host: the club's. */
const uidOf = ({ kind, id }: CalendarEvent, host: string): string =>
  `${kind}-${encodeURIComponent(id.toWellFormed())}@${host}`

const timesOf = ({ at, isDay }: CalendarEvent): readonly string[] => {
  if (!isDay) return [`DTSTART:${inUtc(at - length)}`, `DTEND:${inUtc(at)}`]
  const date = new Date(at * 1000)
  // The end is the day after, which is not 24 hours later where clocks are changed.
  const [start, end] = [date, addDays(date, 1)].map((day) => lightFormat(day, 'yyyyMMdd'))
  return [`DTSTART;VALUE=DATE:${start}`, `DTEND;VALUE=DATE:${end}`]
}

/** Returns when the calendar reminds: at nine on the day before, a day before, or two hours before what ends by tomorrow. */
const triggerOf = ({ at, isDay }: CalendarEvent, now: number): string => {
  if (isDay) return '-PT15H'
  return at - now > 2 * day ? '-P1D' : '-PT2H'
}

/** Writes an entry as a file for any calendar: one event with a reminder. RFC 5545. host: the club's. now: unix seconds. CAL-1. */
export const calendarFile = (event: CalendarEvent, host: string, now: number): string => {
  const address = readUrl(event.url)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Client Zone//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uidOf(event, host)}`,
    `DTSTAMP:${inUtc(now)}`,
    ...timesOf(event),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.text ? [`DESCRIPTION:${escaped(event.text)}`] : []),
    ...(address ? [`URL:${address.href}`] : []),
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(event.title)}`,
    `TRIGGER:${triggerOf(event, now)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldedLine)
    .join('\r\n')
}

/** The name of the file: `coupon-2027-01-05.ics`, with the day of the member's own time zone. */
export const calendarFileName = ({ kind, at, isDay }: CalendarEvent): string =>
  // What ends at midnight ends on the day before.
  `${kind}-${lightFormat((isDay ? at : at - 1) * 1000, 'yyyy-MM-dd')}.ics`

import { unixSeconds } from '../domain/unix-seconds.ts'
import { dates } from './intl.ts'

const dateOf = (seconds: number | null | undefined): Date | undefined => {
  const moment = unixSeconds(seconds)
  return moment === undefined ? undefined : new Date(moment * 1000)
}

/** No line begins with the sign of a year or an hour: "2026 г.". */
const unparted = (text: string) => text.replace(/ (?=[гч]\.)/g, '\u00a0')

const two = (value: number) => String(value).padStart(2, '0')

/** A day in the history of points as `dd. MM. yyyy`, in the member's time zone; '' for no moment. Unix seconds. TRX-1, D10. */
export function formatDay(seconds: number | null | undefined): string {
  const date = dateOf(seconds)
  return date
    ? `${two(date.getDate())}.\u00a0${two(date.getMonth() + 1)}.\u00a0${String(date.getFullYear()).padStart(4, '0')}`
    : ''
}

/** A time of day as `HH:mm` in the member's time zone, in every language; '' for no moment. Unix seconds. TRX-1, D10. */
export function formatTime(seconds: number | null | undefined): string {
  const date = dateOf(seconds)
  return date ? `${two(date.getHours())}:${two(date.getMinutes())}` : ''
}

/** A day as a sentence says it: "20 November 2026", "20. novembra 2026"; '' for no moment. Unix seconds. */
export const formatDate = (seconds: number | null | undefined, locale: string): string =>
  inWords(seconds, locale, { dateStyle: 'long' })

/** A month as a heading says it: "November 2026"; '' for no moment. Unix seconds. PTS-1. */
export const formatMonth = (seconds: number | null | undefined, locale: string): string =>
  inWords(seconds, locale, { month: 'long', year: 'numeric' })

/** Two days as a sentence says them together: "18 – 24 November 2026"; '' where they are no period. Unix seconds. */
export function formatPeriod(from: number, until: number, locale: string): string {
  const [start, end] = [dateOf(from), dateOf(until)]
  if (!start || !end || start > end) return ''
  const format = dates(locale, { dateStyle: 'long' })
  const together = format.formatRange(start, end)
  // Czech and Slovak have ranges in figures only; a month is a word everywhere else.
  return whole(/\p{L}{3}/u.test(together) ? together : `${format.format(start)} – ${format.format(end)}`)
}

/** A day and a time as a sentence joins them: "20 November 2026 at 09:07"; '' for no moment. Unix seconds. D10. */
export function formatMoment(seconds: number | null | undefined, locale: string): string {
  const date = dateOf(seconds)
  if (!date) return ''
  const parts = dates(locale, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' }).formatToParts(date)
  return unparted(parts.map(({ type, value }) => (type === 'hour' ? value.padStart(2, '0') : value)).join(''))
}

/** No line ends within a day, but after the dash of a period. */
const whole = (period: string): string =>
  period.replace(/(?<!–) /g, '\u00a0').replace(/\u2009(?=–)/g, '\u202f')

function inWords(seconds: number | null | undefined, locale: string, options: Intl.DateTimeFormatOptions) {
  const date = dateOf(seconds)
  return date ? unparted(dates(locale, options).format(date)) : ''
}

/** Within so many seconds before now, a weekday names one day only. */
const week = 6 * 86_400

/** A day that has passed: its weekday within a week ("Tuesday"), else its date in words; '' for no moment. Unix seconds. LCK-2. */
export function formatRecentDay(seconds: number, now: number, locale: string): string {
  const moment = unixSeconds(seconds)
  if (moment === undefined || moment > now || now - moment > week) return formatDate(seconds, locale)
  return dates(locale, { weekday: 'long' }).format(new Date(moment * 1000))
}

/** A time that is left as `m:ss`, from an hour on as `h:mm:ss`. Whole seconds. TIL-1. */
export function formatLeft(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** A time of day as `HH:mm`, of the minutes since midnight; 1440 is `24:00`. '' for what is none. STO-1. */
export const formatTimeOfDay = (minutes: number): string =>
  Number.isInteger(minutes) && minutes >= 0 && minutes <= 24 * 60
    ? `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    : ''

/** The name of a day of the week, Monday being 1; '' for what is none. STO-1. */
export const formatWeekday = (day: number, locale: string): string => {
  if (!Number.isInteger(day) || day < 1 || day > 7) return ''
  // The first of January 2024 was a Monday.
  return dates(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))
}

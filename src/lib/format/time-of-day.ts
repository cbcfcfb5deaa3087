import { tagOf } from './intl.ts'

/** A time of day as `HH:mm`, of the minutes since midnight; 1440 is `24:00`. '' for what is none. STO-1. */
export const formatTimeOfDay = (minutes: number): string =>
  Number.isInteger(minutes) && minutes >= 0 && minutes <= 24 * 60
    ? `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    : ''

const made = new Map<string, Intl.DateTimeFormat>()

/** The name of a day of the week, Monday being 1; '' for what is none. STO-1. */
export const formatWeekday = (day: number, locale: string): string => {
  if (!Number.isInteger(day) || day < 1 || day > 7) return ''
  const format =
    made.get(locale) ?? new Intl.DateTimeFormat(tagOf(locale), { weekday: 'long', timeZone: 'UTC' })
  made.set(locale, format)
  // The first of January 2024 was a Monday.
  return format.format(Date.UTC(2024, 0, day))
}

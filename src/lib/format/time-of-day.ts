import { dates } from './intl.ts'

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

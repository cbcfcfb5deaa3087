import { nowSeconds } from '#lib/browser/clock.ts'
import { saveFile } from '#lib/browser/device/download.ts'
import type { CalendarEvent } from '#lib/domain/calendar/calendar-event.ts'
import { calendarFile, calendarFileName } from '#lib/domain/calendar/calendar-file.ts'

/** Gives the member an entry for her calendar, as a file. `path`: the page that shows what it is about. CAL-1. */
export const saveCalendar = ({ path, ...event }: Omit<CalendarEvent, 'url'> & { path: string }): void => {
  const { hostname, origin } = location
  const entry = { ...event, url: `${origin}${path}` }
  const text = calendarFile(entry, hostname, nowSeconds())
  saveFile(calendarFileName(entry), 'text/calendar;charset=utf-8', new TextEncoder().encode(text))
}

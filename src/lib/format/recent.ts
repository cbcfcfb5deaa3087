import { unixSeconds } from '../domain/unix-seconds.ts'
import { formatDate } from './moments.ts'
import { tagOf } from './tag.ts'

/** Within so many seconds before now, a weekday names one day only. */
const week = 6 * 86_400

/** A day that has passed: its weekday within a week ("Tuesday"), else its date in words; '' for no moment. Unix seconds. LCK-2. */
export function formatRecentDay(seconds: number, now: number, locale: string): string {
  const moment = unixSeconds(seconds)
  if (moment === undefined || moment > now || now - moment > week) return formatDate(seconds, locale)
  return new Intl.DateTimeFormat(tagOf(locale), { weekday: 'long' }).format(new Date(moment * 1000))
}

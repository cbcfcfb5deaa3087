import type { OpenNow } from '#lib/domain/stores/opening-hours.ts'
import { formatTimeOfDay, formatWeekday } from '#lib/format/time-of-day.ts'
import type { Words } from '#lib/i18n/translation.ts'

/** Returns if a store is open and until when, in words. STO-1. */
export function openingText({ isOpen, change }: OpenNow, words: Words['storesPage'], locale: string): string {
  if (!change) return words.open()
  const time = formatTimeOfDay(change.minutes)
  const moment = change.isSoon ? time : `${formatWeekday(change.day, locale)} ${time}`
  return isOpen ? words.openUntil({ moment }) : words.opens({ moment })
}

import type { OpenNow } from '#lib/domain/stores/opening-hours.ts'
import { formatTimeOfDay, formatWeekday } from '#lib/format/time-of-day.ts'
import type { storesPageWords } from '#lib/i18n/stores-page/words.ts'
import type { useWords } from '#lib/i18n/use-words.ts'

type StoresPageWords = ReturnType<typeof useWords<typeof storesPageWords.group>>['storesPage']

/** Returns if a store is open and until when, in words. STO-1. */
export function openingText({ isOpen, change }: OpenNow, words: StoresPageWords, locale: string): string {
  if (!change) return words.open()
  const time = formatTimeOfDay(change.minutes)
  const moment = change.isSoon ? time : `${formatWeekday(change.day, locale)} ${time}`
  return isOpen ? words.openUntil({ moment }) : words.opens({ moment })
}

import { AddToCalendar } from '#islands/ui/shapes/add-to-calendar.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import { calendarMoment } from '#lib/domain/calendar/calendar-event.ts'
import type { Wallet } from '#lib/domain/member.ts'
import { pointsAhead, pointsOf, primaryWallet } from '#lib/domain/points/points.ts'
import { formatDate } from '#lib/format/moments.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'

/** Puts the next lapse of points into the member's calendar; nothing where none is known. CAL-1. */
export function LapseCalendar({ wallets }: { wallets: readonly Wallet[] }) {
  const { calendar } = useWords().time
  const now = nowSeconds()
  const [next] = pointsAhead(primaryWallet(wallets), now).lapses
  const at = calendarMoment(next?.at, now)
  if (!next || at === undefined) return null
  return (
    <AddToCalendar
      at={at}
      // The day: what lapses on it may change, and is one entry.
      id={formatDate(at, 'en')}
      isDay
      kind="lapse"
      path={pathTo('/transactions')}
      text={calendar.lapseText()}
      title={calendar.lapse({ n: pointsOf(next.points) ?? 0 })}
    />
  )
}

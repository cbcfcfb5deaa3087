import { hoursOfWeek } from '#lib/domain/stores/opening-hours.ts'
import type { Opening } from '#lib/domain/stores/store.ts'
import { formatTimeOfDay, formatWeekday } from '#lib/format/time-of-day.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'

const hours = css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums' })

/** The hours of each day of a week; it arrives when the member asks for it. STO-1. */
export function StoreWeek({ opening }: { opening: readonly Opening[] | undefined }) {
  const { storesPage: words } = useWords()
  const locale = useLocale()
  return (
    <ul className={hours}>
      {hoursOfWeek(opening).map(({ day, spans }) => {
        const times = spans.map(({ from, to }) => `${formatTimeOfDay(from)}–${formatTimeOfDay(to)}`)
        return <li key={day}>{`${formatWeekday(day, locale)}: ${times.join(', ') || words.closed()}`}</li>
      })}
    </ul>
  )
}

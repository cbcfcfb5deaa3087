import { useState } from 'react'
import { hoursOfWeek } from '#lib/domain/stores/opening-hours.ts'
import type { Opening } from '#lib/domain/stores/store.ts'
import { formatTimeOfDay, formatWeekday } from '#lib/format/time-of-day.ts'
import { storesPageWords } from '#lib/i18n/stores-page/words.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'

const styles = {
  // High enough for a thumb.
  summary: css({ width: 'fit', minHeight: 'touch', alignContent: 'center', cursor: 'pointer' }),
  hours: css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums' }),
}

/** The opening hours of a week, drawn when the member opens them. STO-1. */
export function StoreHours({ opening }: { opening: readonly Opening[] | undefined }) {
  const { storesPage: words } = useWords(storesPageWords)
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{words.hours()}</summary>
      {isOpen && (
        <ul className={styles.hours}>
          {hoursOfWeek(opening).map(({ day, spans }) => (
            <li key={day}>
              {`${formatWeekday(day, locale)}: ${
                spans.map(({ from, to }) => `${formatTimeOfDay(from)}–${formatTimeOfDay(to)}`).join(', ') ||
                words.closed()
              }`}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

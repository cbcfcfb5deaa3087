import type { LeafletPeriod as Period } from '#lib/domain/leaflets/leaflet.ts'
import { formatDate, formatPeriod } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'

const styles = {
  // A day is never broken.
  days: css({ color: 'muted', textStyle: 'small', fontVariantNumeric: 'tabular-nums' }),
  mark: css({ marginBlockStart: 'auto', fontSize: 'sm', fontWeight: 'medium' }),
} as const

/** Shows the dates when a leaflet is valid, and a note if it is upcoming or over. */
export function LeafletPeriod({ period: { from, until, status } }: { period: Period }) {
  const { leaflets } = useWords()
  const locale = useLocale()
  const days =
    from !== undefined && until !== undefined
      ? formatPeriod(from, until, locale)
      : until !== undefined
        ? leaflets.until({ day: formatDate(until, locale) })
        : from !== undefined && leaflets.from({ day: formatDate(from, locale) })
  return (
    <>
      {days && <p className={styles.days}>{days}</p>}
      {status !== 'current' && (
        <p className={styles.mark}>{status === 'past' ? leaflets.past() : leaflets.upcoming()}</p>
      )}
    </>
  )
}

import type { LeafletPeriod as Period } from '#lib/domain/leaflet.ts'
import { formatDate, formatPeriod } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { look } from './look.ts'

/** When a leaflet holds, and whether that is still to come or over. */
export function LeafletPeriod({ period: { from, until, standing } }: { period: Period }) {
  const { leaflets } = useWords().offers
  const locale = useLocale()
  const days =
    from !== undefined && until !== undefined
      ? formatPeriod(from, until, locale)
      : until !== undefined
        ? leaflets.until({ day: formatDate(until, locale) })
        : from !== undefined && leaflets.from({ day: formatDate(from, locale) })
  return (
    <>
      {days && <p className={look.days}>{days}</p>}
      {standing !== 'current' && (
        <p className={look.mark}>{standing === 'past' ? leaflets.past() : leaflets.upcoming()}</p>
      )}
    </>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import BellIcon from 'lucide-react/icons/bell'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { PictureCard } from '#islands/ui/list/picture-card.tsx'
import { memberIsland } from '#islands/ui/shapes/member-island.tsx'
import { PictureList, PictureSkeletons } from '#islands/ui/shapes/picture-list.tsx'
import { LeafletsDrawing } from '#islands/ui/state/drawings.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import { leafletPeriod, type LeafletPeriod as Period } from '#lib/domain/content.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { formatDate, formatPeriod } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { leafletsQuery } from '#lib/queries/content.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'

const styles = {
  // A day is never broken.
  days: css({ color: 'muted', textStyle: 'small' }),
  mark: css({ marginBlockStart: 'auto', fontSize: 'sm', fontWeight: 'medium' }),
}

/** Shows the dates when a leaflet is valid, and a note if it is upcoming or over. */
function LeafletPeriod({ period: { from, until, status } }: { period: Period }) {
  const { coupons, leaflets } = useWords()
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
        <p className={styles.mark}>{status === 'past' ? leaflets.past() : coupons.ribbon.upcoming()}</p>
      )}
    </>
  )
}

/** The printed leaflets, each to open in a tab of its own; one whose address is refused is left out. DSH-2. */
function Leaflets() {
  const words = useWords()
  const answer = useInfiniteQuery(leafletsQuery, queryClient)
  const data = answer.data?.flatMap((leaflet) => {
    const href = safeImage(leaflet.url)
    return href === undefined ? [] : [{ ...leaflet, href, period: leafletPeriod(leaflet, nowSeconds()) }]
  })
  return (
    <PictureList
      answer={{ ...answer, data }}
      empty={{ drawing: <LeafletsDrawing />, text: words.leaflets.empty() }}
      shape="page"
    >
      {({ href, image, name, period }, eager) => (
        <PictureCard
          eager={eager}
          fallback={<BellIcon className={largeIcon} />}
          href={href}
          image={safeImage(image)}
          level={2}
          name={name}
          newTab
          ratio="page"
        >
          {period && <LeafletPeriod period={period} />}
        </PictureCard>
      )}
    </PictureList>
  )
}

/** The page of leaflets. DSH-2. */
export const LeafletsIsland = memberIsland(() => <PictureSkeletons shape="page" />, Leaflets)

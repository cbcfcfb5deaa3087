import { useInfiniteQuery } from '@tanstack/react-query'
import { LeafletsDrawing } from '#islands/ui/drawings.tsx'
import { safeDocument } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { leafletsQuery } from '#lib/queries/offers.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { LeafletCard } from './leaflet-card.tsx'
import { Offers } from './offers.tsx'

/** The printed leaflets, each to open in a tab of its own; one whose address is refused is left out. Spec §1. */
export function Leaflets() {
  const words = useWords()
  const answer = useInfiniteQuery(leafletsQuery, queryClient)
  const data = answer.data?.flatMap((leaflet) => {
    const href = safeDocument(leaflet.url)
    return href === undefined ? [] : [{ ...leaflet, href }]
  })
  return (
    <Offers
      answer={{ ...answer, data }}
      drawing={<LeafletsDrawing />}
      empty={words.offers.leaflets.empty()}
      shape="page"
    >
      {({ href, ...leaflet }, eager) => <LeafletCard eager={eager} href={href} leaflet={leaflet} />}
    </Offers>
  )
}

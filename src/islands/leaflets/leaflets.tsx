import { useInfiniteQuery } from '@tanstack/react-query'
import { LeafletsDrawing } from '#islands/ui/state/drawings.tsx'
import { safeDocument } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { leafletsQuery } from '#lib/queries/leaflets.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { PictureScreen } from '../ui/shapes/picture-screen.tsx'
import { LeafletCard } from './leaflet-card.tsx'

/** The printed leaflets, each to open in a tab of its own; one whose address is refused is left out. DSH-2. */
export function Leaflets() {
  const words = useWords()
  const answer = useInfiniteQuery(leafletsQuery, queryClient)
  const data = answer.data?.flatMap((leaflet) => {
    const href = safeDocument(leaflet.url)
    return href === undefined ? [] : [{ ...leaflet, href }]
  })
  return (
    <PictureScreen
      answer={{ ...answer, data }}
      drawing={<LeafletsDrawing />}
      empty={words.leaflets.empty()}
      shape="page"
    >
      {({ href, ...leaflet }, eager) => <LeafletCard eager={eager} href={href} leaflet={leaflet} />}
    </PictureScreen>
  )
}

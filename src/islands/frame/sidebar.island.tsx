import { useStore } from '@nanostores/react'
import { island } from '#islands/ui/island.tsx'
import { late } from '#islands/ui/late.tsx'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { $session } from '#machines/session/session.store.ts'
import { DealSkeletons } from './deals/deal-skeletons.tsx'

/** The sidebar beside the content, which only members see; visitors never fetch it. */
const LazySidebar = late(() => import('./sidebar.tsx').then((file) => file.Sidebar), {
  waiting: DealSkeletons,
})

// As in header.tsx: the head's script knows who is here before this island comes alive.
if (typeof document !== 'undefined' && document.documentElement.dataset.session === 'member')
  void LazySidebar.fetch()

/** The sidebar of members on web. Its shapes are in the built HTML; visitors fetch no more than that. FRM-5. */
export const SidebarIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  const { known, settings } = useClub()
  if (who === 'visitor' || !settings.GENERAL.web) return null
  if (who === 'unknown' || !known) return <DealSkeletons />
  return <LazySidebar />
})

import { useStore } from '@nanostores/react'
import { $club } from '#machines/club/club.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { island } from '../ui/island.tsx'
import { LazySidebar, SidebarWaiting } from './sidebar-lazy.tsx'

/** The sidebar of members on web. Its shapes are in the built HTML; visitors fetch no more than that. FRM-5. */
export const SidebarIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  const { known, settings } = useStore($club, { ssr: 'initial' })
  if (who === 'visitor' || !settings.GENERAL.web) return null
  if (who === 'unknown' || !known) return <SidebarWaiting />
  return <LazySidebar />
})

import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { $club } from '#machines/club/club.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { DealSkeletons } from './deal-skeletons.tsx'
import { loadSidebar } from './sidebar-lazy.ts'

const Sidebar = lazy(async () => ({ default: await loadSidebar() }))

/** The sidebar of members on web. Its shapes are in the built HTML; visitors fetch no more than that. Spec §2. */
export function SidebarIsland() {
  const { who } = useStore($session, { ssr: 'initial' })
  const { known, settings } = useStore($club, { ssr: 'initial' })
  const words = useWords()
  const waiting = <DealSkeletons label={words.common.loading()} />
  if (who === 'visitor' || !settings.GENERAL.web) return null
  if (who === 'unknown' || !known) return waiting
  return (
    <ErrorBoundary>
      <Suspense fallback={waiting}>
        <Sidebar />
      </Suspense>
    </ErrorBoundary>
  )
}

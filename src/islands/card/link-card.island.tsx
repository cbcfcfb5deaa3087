import { useStore } from '@nanostores/react'
import { $session } from '#machines/session/session.store.ts'
import { island } from '../ui/island.tsx'
import { LinkCard } from './link-card.tsx'
import { LinkCardSkeleton } from './link-card-skeleton.tsx'

/** The screen `/link-card`. PRF-5. */
export const LinkCardIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  return who === 'member' ? <LinkCard /> : <LinkCardSkeleton />
})

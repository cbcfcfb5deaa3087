import { useStore } from '@nanostores/react'
import { $session } from '#machines/session/session.store.ts'
import { LinkCard } from './link-card.tsx'
import { LinkCardSkeleton } from './link-card-skeleton.tsx'

/** The screen `/link-card`. Spec §2. */
export function LinkCardIsland() {
  const { who } = useStore($session, { ssr: 'initial' })
  return who === 'member' ? <LinkCard /> : <LinkCardSkeleton />
}

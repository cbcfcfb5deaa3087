import { useStore } from '@nanostores/react'
import { $session } from '#machines/session/session.store.ts'
import { island } from '../ui/island.tsx'
import { Live } from '../ui/live.tsx'
import { CardSkeleton } from './card-skeleton.tsx'
import { MyCard } from './my-card.tsx'

/** The screen `/card`. PRF-4. */
export const CardIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  return <Live waiting={<CardSkeleton />}>{() => (who === 'member' ? <MyCard /> : <CardSkeleton />)}</Live>
})

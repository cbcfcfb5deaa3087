import { useStore } from '@nanostores/react'
import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { $session } from '#machines/session/session.store.ts'
import { Stores } from './stores.tsx'
import { StoresSkeleton } from './stores-skeleton.tsx'

/** The page of the club's stores and stations. STO-1. */
export const StoresIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  return (
    <Live ready={who === 'member'} waiting={<StoresSkeleton />}>
      {() => <Stores />}
    </Live>
  )
})

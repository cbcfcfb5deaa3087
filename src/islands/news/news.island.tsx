import { useStore } from '@nanostores/react'
import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { $club } from '#machines/club/club.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { News } from './news.tsx'
import { NewsSkeleton } from './news-skeleton.tsx'

/** The screen `/news`. Which channels are asked for is known with the club. NWS-1. */
export const NewsIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  const { known } = useStore($club, { ssr: 'initial' })
  return (
    <Live ready={who === 'member' && known} waiting={<NewsSkeleton />}>
      {() => <News />}
    </Live>
  )
})

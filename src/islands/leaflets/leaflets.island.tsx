import { useStore } from '@nanostores/react'
import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { $session } from '#machines/session/session.store.ts'
import { PictureSkeletons } from '../ui/shapes/picture-skeletons.tsx'
import { Leaflets } from './leaflets.tsx'

/** The page of leaflets. DSH-2. */
export const LeafletsIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  return (
    <Live ready={who === 'member'} waiting={<PictureSkeletons shape="page" />}>
      {() => <Leaflets />}
    </Live>
  )
})

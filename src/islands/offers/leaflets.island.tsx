import { useStore } from '@nanostores/react'
import { Live } from '#islands/ui/live.tsx'
import { $session } from '#machines/session/session.store.ts'
import { Leaflets } from './leaflets.tsx'
import { OfferSkeletons } from './offer-skeletons.tsx'

/** The page of leaflets. Spec §1. */
export function LeafletsIsland() {
  const { who } = useStore($session, { ssr: 'initial' })
  return (
    <Live ready={who === 'member'} waiting={<OfferSkeletons shape="page" />}>
      {() => <Leaflets />}
    </Live>
  )
}

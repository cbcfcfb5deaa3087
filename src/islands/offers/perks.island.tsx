import { useStore } from '@nanostores/react'
import { Live } from '#islands/ui/live.tsx'
import { $session } from '#machines/session/session.store.ts'
import { OfferSkeletons } from './offer-skeletons.tsx'
import { Perks } from './perks.tsx'

/** The page of perks. Spec §1. */
export function PerksIsland() {
  const { who } = useStore($session, { ssr: 'initial' })
  return (
    <Live ready={who === 'member'} waiting={<OfferSkeletons shape="photo" />}>
      {() => <Perks />}
    </Live>
  )
}

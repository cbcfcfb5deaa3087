import { useStore } from '@nanostores/react'
import { pathname } from '#lib/browser/navigation.ts'
import { idIn } from '#lib/paths.ts'
import { $session } from '#machines/session/session.store.ts'
import { island } from '../ui/island.tsx'
import { Live } from '../ui/live.tsx'
import { FormSkeleton } from '../ui/shapes/form-skeleton.tsx'
import { AddressScreen } from './address-screen.tsx'

/** The screens `/delivery-address` and `/delivery-address/{id}`. PRF-6. */
export const DeliveryAddressIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  return (
    <Live waiting={<FormSkeleton />}>
      {() => (who === 'member' ? <AddressScreen id={idIn(pathname())} /> : <FormSkeleton />)}
    </Live>
  )
})

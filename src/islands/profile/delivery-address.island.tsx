import { useStore } from '@nanostores/react'
import { pathname } from '#lib/browser/navigation.ts'
import { idIn } from '#lib/id-in.ts'
import { $session } from '#machines/session/session.store.ts'
import { Live } from '../ui/live.tsx'
import { AddressScreen } from './address-screen.tsx'
import { FormSkeleton } from './form-skeleton.tsx'

/** The screens `/delivery-address` and `/delivery-address/{id}`. Spec §2, Routes. */
export function DeliveryAddressIsland() {
  const { who } = useStore($session, { ssr: 'initial' })
  return (
    <Live waiting={<FormSkeleton />}>
      {() => (who === 'member' ? <AddressScreen id={idIn(pathname())} /> : <FormSkeleton />)}
    </Live>
  )
}

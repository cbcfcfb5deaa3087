import { useStore } from '@nanostores/react'
import { $session } from '#machines/session/session.store.ts'
import { island } from '../ui/island.tsx'
import { FormSkeleton } from '../ui/shapes/form-skeleton.tsx'
import { AddressList } from './address-list.tsx'
import { OfAddresses } from './of-addresses.tsx'

/** The screen `/delivery-addresses`. PRF-6. */
export const DeliveryAddressesIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  return who === 'member' ? (
    <OfAddresses>{(list) => <AddressList list={list} />}</OfAddresses>
  ) : (
    <FormSkeleton />
  )
})

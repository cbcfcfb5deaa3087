import { useStore } from '@nanostores/react'
import { $session } from '#machines/session/session.store.ts'
import { AddressList } from './address-list.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { OfAddresses } from './of-addresses.tsx'

/** The screen `/delivery-addresses`. Spec §2, Routes. */
export function DeliveryAddressesIsland() {
  const { who } = useStore($session, { ssr: 'initial' })
  return who === 'member' ? (
    <OfAddresses>{(list) => <AddressList list={list} />}</OfAddresses>
  ) : (
    <FormSkeleton />
  )
}

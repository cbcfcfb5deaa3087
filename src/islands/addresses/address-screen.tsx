import { useMemo, useState } from 'react'
import type { Address } from '#lib/domain/addresses/address.ts'
import { formOf, noAddress } from '#lib/domain/addresses/address-form.ts'
import { FormSkeleton } from '../ui/shapes/form-skeleton.tsx'
import { AddressForm } from './address-form.tsx'
import { NoAddress } from './no-address.tsx'
import { OfAddresses } from './of-addresses.tsx'

interface KnownProps {
  id: string
  list: readonly Address[]
  fresh: boolean
}

/** The form of an address of the list. It stays as it came, though the list may lose its address meanwhile. */
function Known({ id, list, fresh }: KnownProps) {
  const found = list.find((address) => address.id === id)
  const [first, setFirst] = useState(found)
  if (found && !first) setFirst(found)
  const before = useMemo(() => first && formOf(first), [first])
  if (before) return <AddressForm before={before} id={id} known={[]} />
  return fresh ? <NoAddress /> : <FormSkeleton />
}

/** One address: the one that the page's address names, else a new one. */
export function AddressScreen({ id }: { id: string | undefined }) {
  return (
    <OfAddresses>
      {(list, fresh) =>
        id === undefined ? (
          <AddressForm before={noAddress} id={id} known={list.map((address) => address.id)} />
        ) : (
          <Known fresh={fresh} id={id} list={list} />
        )
      }
    </OfAddresses>
  )
}

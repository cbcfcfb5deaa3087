import { useMemo, useState } from 'react'
import { AddressForm } from '#islands/shared/address-form.tsx'
import { usePage } from '#lib/browser/directives/use-page.ts'
import {
  type Address,
  type AddressForm as AddressTexts,
  formOf,
  noAddress,
} from '#lib/domain/addresses/address.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { idIn, pathTo } from '#lib/paths.ts'
import { addressEdit } from '#machines/addresses/addresses.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { memberIsland } from '../ui/shapes/member-island.tsx'
import { FormSkeleton } from '../ui/shapes/row-skeletons.tsx'
import { useForm } from '../ui/shapes/use-form.ts'
import { AddressesDrawing } from '../ui/state/drawings.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { OfAddresses } from './of-addresses.tsx'

const list = pathTo('/delivery-addresses')

/** An address that is not there: removed elsewhere, or never was. */
function NoAddress() {
  const { addresses } = useWords()
  return (
    <Card role="status">
      <EmptyState
        action={
          <ButtonLink href={list} data-return>
            {addresses.back()}
          </ButtonLink>
        }
        drawing={<AddressesDrawing />}
        text={addresses.gone()}
      />
    </Card>
  )
}

interface AddressEditProps {
  /** The address that is changed; undefined for a new one. */
  id: string | undefined
  before: AddressTexts
  /** The ids of the addresses there are. */
  known: readonly string[]
}

/** Adding a delivery address, or changing one. PRF-6. */
function AddressEdit({ id, before, known }: AddressEditProps) {
  const { addresses, common } = useWords()
  const [view, send] = useForm(() => addressEdit({ id, before, known }))
  if (view.done && view.sent?.end === 'gone') return <NoAddress />
  return (
    <Card>
      <AddressForm before={before} id={id} send={send} view={view}>
        <div className={partStyles.line}>
          <Button loading={view.busy} tone="primary" type="submit">
            {addresses.save()}
          </Button>
          <ButtonLink href={list} data-return>
            {common.cancel()}
          </ButtonLink>
        </div>
      </AddressForm>
    </Card>
  )
}

/** The form of an address of the list. It stays as it came, though the list may lose its address meanwhile. */
function Known({ id, list, fresh }: { id: string; list: readonly Address[]; fresh: boolean }) {
  const found = list.find((address) => address.id === id)
  const [first, setFirst] = useState(found)
  if (found && !first) setFirst(found)
  const before = useMemo(() => first && formOf(first), [first])
  if (before) return <AddressEdit before={before} id={id} known={[]} />
  return fresh ? <NoAddress /> : <FormSkeleton />
}

/** The screens `/delivery-address` and `/delivery-address/{id}`: the address that the page's own names, else a new one. PRF-6. */
export const DeliveryAddressIsland = memberIsland(FormSkeleton, () => {
  const id = idIn(usePage().pathname)
  return (
    <OfAddresses>
      {(list, fresh) =>
        id === undefined ? (
          <AddressEdit before={noAddress} id={id} known={list.map((address) => address.id)} />
        ) : (
          <Known fresh={fresh} id={id} list={list} />
        )
      }
    </OfAddresses>
  )
})

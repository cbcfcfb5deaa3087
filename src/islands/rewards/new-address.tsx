import { useQuery } from '@tanstack/react-query'
import { AddressForm } from '#islands/shared/address-form.tsx'
import { Button } from '#islands/ui/button.tsx'
import { useForm } from '#islands/ui/shapes/use-form.ts'
import { type Address, noAddress } from '#lib/domain/addresses/address.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { addressesQuery } from '#lib/queries/addresses.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { newAddress } from '#machines/addresses/addresses.ts'

interface NewAddressProps {
  onSaved: (saved: Address | undefined) => void
  onBack: () => void
}

/** Another address, added in place; what is typed waits for another try. RWD-2. */
export function NewAddress({ onSaved, onBack }: NewAddressProps) {
  const { addresses, registration } = useWords()
  const { data: list = [] } = useQuery(addressesQuery, queryClient)
  const [view, send] = useForm(() =>
    newAddress(
      list.map(({ id }) => id),
      onSaved,
    ),
  )
  return (
    <AddressForm before={noAddress} id={undefined} send={send} view={view}>
      <Button loading={view.busy} tone="confirm" type="submit" wide>
        {addresses.save()}
      </Button>
      <Button aria-disabled={view.busy} onClick={onBack} wide>
        {registration.steps.back()}
      </Button>
    </AddressForm>
  )
}
